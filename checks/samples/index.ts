import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureTools } from '../examples/ensureTools';
import { createExecute, stepEnvironment } from '../examples/execute';
import { hashOf, readFiles } from '../examples/files';
import { openSampleCache } from './cache';
import { checkSamples } from './checkSamples';
import { readCli } from './cliHelp';
import { formatFailure, formatFigures } from './figures';
import { createLoadConfigs } from './loadConfigs';
import { createParsers } from './parseSample';
import { readPages } from './readPages';
import { Scratch } from './scratch';
import { createTypeCheck } from './typeCheck';

const SITE = path.resolve(__dirname, '../..');
const EXAMPLES = path.join(SITE, 'examples');
/** An example with an installation of its own (it is large). */
const STORYBOOK = path.join(EXAMPLES, 'storybook');
const CACHE = path.join(SITE, 'node_modules/.cache/rslib-website/samples.json');

async function main(): Promise<boolean> {
  ensureTools(EXAMPLES);
  const scratch = new Scratch(EXAMPLES);
  const storybook = existsSync(path.join(STORYBOOK, 'node_modules/storybook'))
    ? new Scratch(STORYBOOK)
    : undefined;
  try {
    return await run(scratch, storybook);
  } finally {
    scratch.remove();
    storybook?.remove();
  }
}

async function run(scratch: Scratch, storybookScratch: Scratch | undefined): Promise<boolean> {
  const bin = path.join(EXAMPLES, 'node_modules/.bin');
  const execute = createExecute(stepEnvironment(process.env, bin));
  const cache = openSampleCache(CACHE);
  const key = toolsKey();
  const readHelp = (command: string): Promise<string> =>
    cache.remember(
      `${key} ${command}`,
      async () => (await execute(`rslib ${command} -h`, EXAMPLES)).text,
    );
  const { figures, failures } = await checkSamples(readPages(SITE), {
    cache,
    scratch,
    storybookScratch,
    toolsKey: key,
    examplesDir: EXAMPLES,
    typeCheck: createTypeCheck(EXAMPLES),
    loadConfigs: createLoadConfigs(execute),
    parsers: createParsers(SITE),
    cli: await readCli(readHelp),
  });
  cache.save();
  failures.forEach((failure) => console.error(formatFailure(failure)));
  formatFigures(figures).forEach((line) => console.log(line));
  console.log(failures.length === 0 ? 'all samples hold' : `${failures.length} failures`);
  return failures.length === 0;
}

/** Changes with the tools, with their settings and with this check. */
function toolsKey(): string {
  return hashOf(
    readFileSync(path.join(EXAMPLES, 'package-lock.json'), 'utf8'),
    readFileSync(path.join(STORYBOOK, 'package-lock.json'), 'utf8'),
    readFileSync(path.join(SITE, 'package-lock.json'), 'utf8'),
    readFiles(__dirname, (name) => name === '__tests__'),
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
