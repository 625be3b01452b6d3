import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Args } from '../base/args';
import { openCache } from '../base/cache';
import { createExecute } from '../base/execute';
import { fingerprint } from '../base/files';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, storybookFolder, toolsEnvironment } from '../base/tools';
import { contentFolders, markdownFiles, read, sourceOf } from '../content/sources';
import { checkSamples, type Tools } from './checkSamples';
import { readCli } from '../base/cliHelp';
import { loadConfigs } from './loadConfigs';
import { readPages } from './readPages';
import { checkFragmentShare } from './rules/fragments';
import { createParsers, toolsOf } from './rules/syntax';
import { readRanges } from './rules/versions';
import { Scratch } from './scratch';
import { selfTest } from './selfTest';
import { createTypeCheck } from './typeCheck';

/**
 * Verifies the code on all pages, or on those that the command line names. Samples that passed
 * before are skipped.
 */
async function main({ names }: Args): Promise<boolean> {
  const isComplete = names.length === 0;
  const files = isComplete ? allPages() : names.map(pageNamed);
  const { pages, issues: unreadable } = readPages(files.map((file) => [file, read(file)]));

  installTools(examplesFolder);
  return withTools(async (tools) => {
    const { fences, fragments, unchecked, issues } = await checkSamples(pages, tools);
    const all: Issue[] = [...unreadable, ...issues];
    if (isComplete) {
      all.push(...checkFragmentShare(fragments, fences));
      all.push(...(await selfTestOnce(tools)));
    }
    tools.cache.save(isComplete);
    if (unchecked > 0) {
      console.log(
        `${unchecked} Storybook configurations only parsed, because Storybook is not installed: run "npm run setup"`,
      );
    }
    return report(all, `${fences} samples (${fragments} fragments) on ${pages.length} pages`);
  });
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

async function withTools(run: (tools: Tools) => Promise<boolean>): Promise<boolean> {
  const execute = createExecute(toolsEnvironment);
  const scratch = new Scratch(examplesFolder);
  const hasStorybook = existsSync(path.join(storybookFolder, 'node_modules/storybook'));
  const storybookScratch = hasStorybook ? new Scratch(storybookFolder) : undefined;
  const cache = openCache('samples');
  const toolsKey = fingerprint(
    'examples/package-lock.json',
    'examples/storybook/package-lock.json',
    'package-lock.json',
    'checks/base',
    'checks/samples',
  );
  const readHelp = async (command: string): Promise<string> => {
    const key = `${toolsKey} ${command}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const { text } = await execute(`rslib ${command} -h`, examplesFolder);
    cache.set(key, text);
    return text;
  };
  try {
    return await run({
      cache,
      scratch,
      storybookScratch,
      toolsKey,
      examplesDir: examplesFolder,
      typeCheck: createTypeCheck(examplesFolder),
      loadConfigs,
      parsers: createParsers(toolsOf(examplesFolder)),
      cli: await readCli(readHelp),
      ranges: readRanges(examplesFolder),
    });
  } finally {
    scratch.remove();
    storybookScratch?.remove();
  }
}

/** Runs the self-test, unless it passed before: it depends only on the tools and on this check. */
async function selfTestOnce(tools: Tools): Promise<Issue[]> {
  const key = `${tools.toolsKey} self-test`;
  if (tools.cache.has(key)) return [];
  const issues = await selfTest(tools);
  if (issues.length === 0) tools.cache.set(key);
  return issues;
}

// The tools leave watchers open, so the process would not end by itself.
void runCommand(main, [], true).then(() => process.exit());
