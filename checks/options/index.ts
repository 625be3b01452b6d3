import { optionTable } from '../../src/config/options';
import { undocumented } from '../../src/config/options/undocumented';
import { readFlags } from '../base/args';
import { openCache } from '../base/cache';
import { parseOptions, type CliOption } from '../base/cliHelp';
import { createExecute } from '../base/execute';
import { FileError } from '../base/fileError';
import { fingerprint } from '../base/files';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { runProgram } from '../base/runProgram';
import { examplesFolder, requireTools, toolsEnvironment } from '../base/tools';
import { parsePage } from '../content/parsePage';
import { markdownFiles, read } from '../content/sources';
import { hiddenDefaults } from './hiddenDefaults';
import { createProbeProject } from './inspect';
import { issueOf, lists, placeOf, type Mistake, type Place } from './mistake';
import { readPackageTypes } from './packageTypes';
import { checkBoxes } from './rules/boxes';
import { checkCoverage } from './rules/coverage';
import { checkDefaults } from './rules/defaults';
import { checkFlags } from './rules/flags';
import { checkTypes } from './rules/types';

/**
 * Compares the facts of options with the pages and with the installed package. The comparison with
 * the package is slow and is skipped if it passed before; `--no-cache` repeats it.
 */
async function main(): Promise<boolean> {
  const flags = readFlags(process.argv.slice(2), ['--no-cache']);
  requireTools(examplesFolder);
  const cache = openCache('options', { use: !flags.has('--no-cache') });
  const key = fingerprint(
    'examples/package-lock.json',
    'package-lock.json',
    'src/config/options',
    'checks/base',
    'checks/options',
  );
  const known = cache.get(key);
  const { issues, summary } =
    known === undefined ? await compareWithPackage() : { issues: [], summary: known };
  if (issues.length === 0) cache.set(key, summary);
  cache.save(true);
  return report([...compareWithPages(), ...issues], summary);
}

function issuesOf(mistakes: readonly Mistake[]): Issue[] {
  return mistakes.map((mistake) => issueOf(mistake, read));
}

function compareWithPages(): Issue[] {
  const components: { tag: string; place: Place }[] = [];
  const unreadable: Issue[] = [];
  for (const name of markdownFiles('docs')) {
    const file = `docs/${name}`;
    try {
      const page = parsePage(file, read(file));
      components.push(...page.components.map(({ tag, line }) => ({ tag, place: { file, line } })));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      unreadable.push(error.issue);
    }
  }
  return [...unreadable, ...issuesOf(checkBoxes(components, optionTable))];
}

/** Reads the flags of `rslib build` from its help. */
async function readBuildFlags(): Promise<CliOption[]> {
  const execute = createExecute(toolsEnvironment);
  const { text } = await execute('rslib build --help', examplesFolder);
  return parseOptions(text);
}

/** Compares types, defaults and flags with the package, which is slow. */
async function compareWithPackage(): Promise<{ issues: Issue[]; summary: string }> {
  const { types, properties } = readPackageTypes(examplesFolder, optionTable);
  const project = await createProbeProject(examplesFolder);
  try {
    const { mistakes, confirmed, byReason } = await checkDefaults(optionTable, {
      inspect: project.inspect,
      root: project.root,
      hidden: hiddenDefaults,
      placeOfHidden: (option) => placeOf(option, lists.hidden, read),
      documented: (option) => types.get(option)?.documentedDefault,
    });
    const placeOfReason = (option: string) => placeOf(option, lists.undocumented, read);
    return {
      issues: [
        ...issuesOf(checkTypes(optionTable, types)),
        ...issuesOf(mistakes),
        ...issuesOf(checkFlags(optionTable, await readBuildFlags())),
        ...issuesOf(checkCoverage(properties, optionTable, undocumented, placeOfReason)),
      ],
      summary:
        `${types.size} options (${confirmed} defaults confirmed by inspect, ${byReason} by reason; ` +
        `${Object.keys(undocumented).length} undocumented with reason)`,
    };
  } finally {
    project.remove();
  }
}

// The tool leaves watchers open, so the process would not end by itself.
void runProgram(main).then(() => process.exit());
