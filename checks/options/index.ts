import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { authored } from '../../src/site/options/authored';
import type { GeneratedTable } from '../../src/site/options/types';
import { undocumented } from '../../src/site/options/undocumented';
import type { Args } from '../base/args';
import { openCache } from '../base/cache';
import { parseOptions } from '../base/cliHelp';
import { createExecute } from '../base/execute';
import { fingerprint } from '../base/files';
import { FileError, type Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, toolsEnvironment } from '../base/tools';
import { parsePage } from '../content/parsePage';
import { markdownFiles, read } from '../content/sources';
import { readDeclarations } from './declarations';
import { generateFacts } from './generate';
import { createProbeProject } from './inspect';
import { issueOf, lists, placeOf, type Mistake, type Place } from './mistake';
import { checkBoxes } from './rules/boxes';
import { checkCoverage } from './rules/coverage';
import { checkFlags } from './rules/flags';
import { checkGenerated } from './rules/generated';

/**
 * Generates the facts of options from the installed package, or with `--check` compares them. The
 * comparison is slow and is skipped if it passed before.
 */
async function main({ flags }: Args): Promise<boolean> {
  const check = flags.has('--check');
  installTools(examplesFolder);
  const cache = openCache('options', { use: check });
  const key = fingerprint(
    'examples/package-lock.json',
    'package-lock.json',
    'src/site/options',
    'checks/base',
    'checks/options',
  );
  const known = cache.get(key);
  const { issues, summary } =
    known === undefined ? await readPackage(check) : { issues: [], summary: known };
  if (check) {
    if (issues.length === 0) cache.set(key, summary);
    cache.save(true);
  }
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
  return [...unreadable, ...issuesOf(checkBoxes(components, authored))];
}

/** Reads the long spellings of the flags of `rslib build` from its help. */
async function readBuildFlags(): Promise<string[][]> {
  const execute = createExecute(toolsEnvironment);
  const { text } = await execute('rslib build --help', examplesFolder);
  return parseOptions(text).map(({ names }) => names.filter((name) => name.startsWith('--')));
}

/** Generates the facts, and writes them or compares them with the committed ones. */
async function readPackage(check: boolean): Promise<{ issues: Issue[]; summary: string }> {
  const declarations = readDeclarations(examplesFolder);
  const flags = await readBuildFlags();
  const project = await createProbeProject(examplesFolder);
  const { facts, mistakes } = await generateFacts(authored, {
    declarations,
    project,
    flags,
  }).finally(project.remove);

  const text = `${JSON.stringify(facts, null, 2)}\n`;
  if (check) {
    const committed = JSON.parse(read(lists.generated)) as GeneratedTable;
    const actual = JSON.parse(text) as GeneratedTable;
    const places = checkGenerated(committed, actual).map((mistake) => ({
      ...mistake,
      place: placeOf(mistake.option, lists.generated, read),
    }));
    mistakes.push(...places);
  } else {
    writeFileSync(path.join(root, lists.generated), text);
  }
  const placeOfReason = (option: string) => placeOf(option, lists.undocumented, read);
  return {
    issues: issuesOf([
      ...mistakes,
      ...checkFlags(authored, flags),
      ...checkCoverage(declarations.properties, authored, undocumented, placeOfReason),
    ]),
    summary:
      `${Object.keys(facts).length} options (${Object.values(authored).filter((each) => each.default !== undefined).length} defaults typed; ` +
      `${Object.keys(undocumented).length} undocumented with reason)`,
  };
}

// The tool leaves watchers open, so the process would not end by itself.
void runCommand(main, ['--check']).then(() => process.exit());
