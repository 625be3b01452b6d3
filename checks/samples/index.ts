import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArgs } from '../base/args';
import { openCache } from '../base/cache';
import { createExecute, stepEnvironment } from '../base/execute';
import { fingerprint } from '../base/files';
import { root } from '../base/root';
import { examplesFolder, installTools, storybookFolder } from '../base/tools';
import { checkSamples } from './checkSamples';
import { readCli } from './cliHelp';
import { formatFailure, formatFigures } from './figures';
import { createLoadConfigs } from './loadConfigs';
import { createParsers } from './parseSample';
import { readPages } from './readPages';
import { Scratch } from './scratch';
import { createTypeCheck } from './typeCheck';

async function main(): Promise<boolean> {
  installTools(examplesFolder);
  const scratch = new Scratch(examplesFolder);
  const storybook = existsSync(path.join(storybookFolder, 'node_modules/storybook'))
    ? new Scratch(storybookFolder)
    : undefined;
  try {
    return await run(scratch, storybook);
  } finally {
    scratch.remove();
    storybook?.remove();
  }
}

async function run(scratch: Scratch, storybookScratch: Scratch | undefined): Promise<boolean> {
  const bin = path.join(examplesFolder, 'node_modules/.bin');
  const execute = createExecute(stepEnvironment(process.env, bin));
  const { flags } = readArgs(process.argv.slice(2), ['--no-cache']);
  const cache = openCache('samples', { use: !flags.has('--no-cache') });
  const key = toolsKey();
  const readHelp = async (command: string): Promise<string> => {
    const known = cache.get(`${key} ${command}`);
    if (known !== undefined) return known;
    const { text } = await execute(`rslib ${command} -h`, examplesFolder);
    cache.set(`${key} ${command}`, text);
    return text;
  };
  const { figures, failures } = await checkSamples(readPages(root), {
    cache,
    scratch,
    storybookScratch,
    toolsKey: key,
    examplesDir: examplesFolder,
    typeCheck: createTypeCheck(examplesFolder),
    loadConfigs: createLoadConfigs(execute),
    parsers: createParsers(root),
    cli: await readCli(readHelp),
  });
  cache.save(true);
  failures.forEach((failure) => console.error(formatFailure(failure)));
  formatFigures(figures).forEach((line) => console.log(line));
  console.log(failures.length === 0 ? 'all samples hold' : `${failures.length} failures`);
  return failures.length === 0;
}

/** Changes with the tools, with their settings and with this check. */
function toolsKey(): string {
  return fingerprint(
    'examples/package-lock.json',
    'examples/storybook/package-lock.json',
    'package-lock.json',
    'checks/base',
    'checks/samples',
  );
}

main().then(
  (hasPassed) => {
    process.exitCode = hasPassed ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
