import { optionTable } from '../../src/config/options';
import { undocumented } from '../../src/config/options/undocumented';
import { markdownFiles, read } from '../content/sources';
import { readArgs } from '../base/args';
import { openCache } from '../base/cache';
import { fingerprint } from '../base/files';
import { examplesFolder, installTools } from '../base/tools';
import { checkBoxes } from './checkBoxes';
import { checkCoverage } from './checkCoverage';
import { checkDefaults } from './checkDefaults';
import { checkTypes } from './checkTypes';
import { hiddenDefaults } from './hiddenDefaults';
import { createProbeProject } from './inspect';
import { readPackageTypes } from './packageTypes';
import { formatProblem, type Problem } from './problem';

async function main(): Promise<boolean> {
  const { flags } = readArgs(process.argv.slice(2), ['--no-cache']);
  installTools(examplesFolder);
  const boxes = checkBoxes(readPages(), optionTable);
  const cache = openCache('options', { use: !flags.has('--no-cache') });
  const key = factsKey();
  const known = cache.get(key);
  const { problems, figures } =
    known === undefined ? await compare() : { problems: [], figures: known };
  if (problems.length === 0) cache.set(key, figures);
  cache.save(true);
  const all = [...boxes, ...problems];
  all.forEach((problem) => console.error(formatProblem(problem)));
  console.log(figures);
  console.log(all.length === 0 ? 'all facts hold' : `${all.length} failures`);
  return all.length === 0;
}

/** The outcome of what takes time: types and defaults. */
interface Comparison {
  problems: Problem[];
  figures: string;
}

async function compare(): Promise<Comparison> {
  const { types, properties } = readPackageTypes(examplesFolder, optionTable);
  const project = await createProbeProject(examplesFolder);
  try {
    const defaults = await checkDefaults(optionTable, {
      inspect: project.inspect,
      root: project.root,
      hidden: hiddenDefaults,
      documented: (option) => types.get(option)?.documentedDefault,
    });
    return {
      problems: [
        ...checkTypes(optionTable, types),
        ...defaults.problems,
        ...checkCoverage(properties, optionTable, undocumented),
      ],
      figures:
        `options: ${types.size} types, ${defaults.confirmed} defaults confirmed by inspect, ` +
        `${defaults.byReason} by reason, ${Object.keys(undocumented).length} undocumented with reason`,
    };
  } finally {
    project.remove();
  }
}

function readPages(): Map<string, string> {
  const files = markdownFiles('docs/config').map((name) => `docs/config/${name}`);
  return new Map(files.map((file) => [file, read(file)]));
}

/** Changes with the tools, with the facts and with this check. */
function factsKey(): string {
  return fingerprint(
    'examples/package-lock.json',
    'package-lock.json',
    'src/config/options',
    'checks/base',
    'checks/options',
  );
}

// The tool leaves watchers open, so the end does not come by itself.
main().then(
  (hasPassed) => process.exit(hasPassed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
