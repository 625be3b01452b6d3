import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optionTable } from '../../src/config/options';
import { undocumented } from '../../src/config/options/undocumented';
import { markdownFiles, read } from '../content/sources';
import { ensureTools } from '../examples/ensureTools';
import { hashOf, readFiles } from '../examples/files';
import { checkBoxes } from './checkBoxes';
import { checkCoverage } from './checkCoverage';
import { checkDefaults } from './checkDefaults';
import { checkTypes } from './checkTypes';
import { hiddenDefaults } from './hiddenDefaults';
import { createProbeProject } from './inspect';
import { readPackageTypes } from './packageTypes';
import { formatProblem, type Problem } from './problem';

const SITE = path.resolve(__dirname, '../..');
const EXAMPLES = path.join(SITE, 'examples');
const CACHE = path.join(SITE, 'node_modules/.cache/rslib-website/options.json');

async function main(): Promise<boolean> {
  ensureTools(EXAMPLES);
  const boxes = checkBoxes(readPages(), optionTable);
  const key = factsKey();
  const known = readCache();
  const { problems, figures } = known?.key === key ? known : await compare();
  if (problems.length === 0) {
    writeCache({ key, problems, figures });
  }
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
  const { types, properties } = readPackageTypes(EXAMPLES, optionTable);
  const project = await createProbeProject(EXAMPLES);
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
  return hashOf(
    readFileSync(path.join(EXAMPLES, 'package-lock.json'), 'utf8'),
    readFileSync(path.join(SITE, 'package-lock.json'), 'utf8'),
    readFiles(path.join(SITE, 'src/config/options')),
    readFiles(__dirname, (name) => name === '__tests__'),
  );
}

function readCache(): (Comparison & { key: string }) | undefined {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Comparison & { key: string };
  } catch {
    return undefined; // Missing or broken: compare again.
  }
}

function writeCache(content: Comparison & { key: string }): void {
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(content));
}

// The tool leaves watchers open, so the end does not come by itself.
main().then(
  (hasPassed) => process.exit(hasPassed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
