import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { authored } from '../../src/site/options/authored';
import { undocumented } from '../../src/site/options/undocumented';
import type { Args } from '../base/args';
import { openCache } from '../base/cache';
import { compareFiles } from '../base/compareFiles';
import { parseOptions } from '../base/cliHelp';
import { createExecute } from '../base/execute';
import { filesOf, fingerprint } from '../base/files';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, toolsEnvironment } from '../base/tools';
import { markdownFiles, read } from '../content/sources';
import { readDeclarations } from './declarations';
import { generateFacts } from './generate';
import { createProbeProject } from './inspect';
import { issueOf, lists } from './mistake';
import { checkCoverage } from './rules/coverage';
import { checkFlags } from './rules/flags';

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

/** Finds options whose facts no page shows; the build finds boxes of options without facts. */
function compareWithPages(): Issue[] {
  const pages = markdownFiles('docs').map((name) => read(`docs/${name}`));
  return Object.keys(authored)
    .map((option) => ({ option, box: `<OptionFacts name="${option}" />` }))
    .filter(({ box }) => !pages.some((text) => text.includes(box)))
    .map(({ option, box }) => ({
      option,
      message: 'has no fact box on any page',
      fix: `Write ${box} where the option is described.`,
    }))
    .map(issueOf);
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
  if (!check) writeFileSync(path.join(root, lists.generated), text);
  const [committed, actual] = [read(lists.generated), text].map((each) =>
    filesOf({ [lists.generated]: each }),
  );
  const differences = compareFiles(committed!, actual!).map(({ path: file, details }) => ({
    file,
    message: 'the facts are not those of the installed package (- committed, + generated)',
    fix: 'Run "npm run options", and check what it changes.',
    details,
  }));
  return {
    issues: [
      ...differences,
      ...[
        ...mistakes,
        ...checkFlags(authored, flags),
        ...checkCoverage(declarations.properties, authored, undocumented),
      ].map(issueOf),
    ],
    summary: `${Object.keys(facts).length} options`,
  };
}

// The tool leaves watchers open, so the process would not end by itself.
void runCommand(main, ['--check']).then(() => process.exit());
