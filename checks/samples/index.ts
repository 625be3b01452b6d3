import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Args } from '../base/args';
import { createExecute } from '../base/execute';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, toolsEnvironment } from '../base/tools';
import { contentFolders, markdownFiles, read, sourceOf } from '../content/sources';
import { checkFragmentShare, checkSamples, type Tools } from './checkSamples';
import { readCli } from '../base/cliHelp';
import { loadConfigs } from './loadConfigs';
import { readPages } from './readPages';
import { createParsers } from './rules/syntax';
import { readRanges } from './rules/versions';
import { createScratch } from './scratch';
import { selfTest } from './selfTest';
import { createTypeCheck } from './typeCheck';

/** Verifies the code on all pages, or on those that the command line names. */
async function main({ names }: Args): Promise<boolean> {
  const isComplete = names.length === 0;
  const files = isComplete ? allPages() : names.map(pageNamed);
  const { pages, issues: unreadable } = readPages(files.map((file) => [file, read(file)]));

  installTools(examplesFolder);
  const { place, remove } = createScratch(examplesFolder);
  const execute = createExecute(toolsEnvironment);
  try {
    const tools: Tools = {
      place,
      examplesDir: examplesFolder,
      typeCheck: createTypeCheck(examplesFolder),
      loadConfigs,
      parsers: createParsers(examplesFolder),
      cli: await readCli(
        async (command) => (await execute(`rslib ${command} -h`, examplesFolder)).text,
      ),
      ranges: readRanges(examplesFolder),
    };
    const { fences, fragments, issues } = await checkSamples(pages, tools);
    const all: Issue[] = [...unreadable, ...issues];
    if (isComplete) all.push(...checkFragmentShare(fragments, fences), ...(await selfTest(tools)));
    return report(all, `${fences} samples (${fragments} fragments) on ${pages.length} pages`);
  } finally {
    remove();
  }
}

function allPages(): string[] {
  return contentFolders.flatMap(({ folder }) =>
    markdownFiles(folder).map((file) => `${folder}/${file}`),
  );
}

/** @throws Error if the name is not that of a page */
function pageNamed(name: string): string {
  const file = path.relative(root, path.resolve(name)).replaceAll(path.sep, '/');
  if (sourceOf(file) && existsSync(path.join(root, file))) return file;
  throw new Error(`${name} is not a page of the site`);
}

// The tools leave watchers open, so the process would not end by itself.
void runCommand(main, [], true).then(() => process.exit());
