/**
 * Runs Docusaurus as its own program does, but says what is wrong in the first line: the mistake is
 * mostly in a file of this site, and the stack is that of Docusaurus.
 */
import { readFileSync } from 'node:fs';
import { inspect, stripVTControlCharacters } from 'node:util';
// The program of Docusaurus imports it from here, too.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports
import { runCLI } from '@docusaurus/core/lib/index.js';

const configFile = 'docusaurus.config.ts';

/** An error and its causes, the first cause first. */
function causesOf(error) {
  return error instanceof Error ? [...causesOf(error.cause), error] : [];
}

/** Adds the place to what Docusaurus says about its options: `"onBrokenLinks" must be …`. */
function place(line, stack = '') {
  const [, option] = /^"([\w.[\]]+)" /.exec(line) ?? [];
  if (!option || !stack.includes('validateConfig')) return line;

  const key = new RegExp(`\\b${option.match(/\w+$/)}\\b`);
  const at = readFileSync(configFile, 'utf8')
    .split('\n')
    .findIndex((text) => key.test(text));
  return `${configFile}${at < 0 ? '' : `:${at + 1}`}  ${line}`;
}

function stop(error) {
  const [first, ...others] = causesOf(error);
  // Errors of the engine come from bugs, which only the stack leads to.
  if (!first || /^(Type|Reference|Range|Syntax)Error$/.test(first.name)) {
    console.error(inspect(error, { depth: Infinity }));
  } else {
    const lines = stripVTControlCharacters(first.message).trim().split('\n');
    console.error(`\n[ERROR] ${lines.map((line) => place(line, first.stack)).join('\n')}`);
    // What Docusaurus was doing; it repeats the cause below.
    for (const { message } of others) console.error(`  ${message.split('\n')[0]}`);
  }
  process.exit(1);
}

process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
process.on('unhandledRejection', stop);
runCLI(process.argv).catch(stop);
