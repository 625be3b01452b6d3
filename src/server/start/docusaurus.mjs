/**
 * Runs the program of Docusaurus, and says what is wrong in the first line when it fails: the
 * mistake is mostly in a file of this site, and the stack is that of Docusaurus.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

const configFile = 'docusaurus.config.ts';
const { resolve } = createRequire(import.meta.url);
const program = path.join(
  path.dirname(resolve('@docusaurus/core/package.json')),
  'bin/docusaurus.mjs',
);

/** Adds the place to what Docusaurus says about its options: `"onBrokenLinks" must be …`. */
function place(line) {
  const [, option] = /^"([\w.[\]]+)" (?:must|is) /.exec(line) ?? [];
  if (!option) return line;
  const key = new RegExp(`\\b${option.match(/\w+$/)}\\b`);
  const at = readFileSync(configFile, 'utf8')
    .split('\n')
    .findIndex((text) => key.test(text));
  return `${configFile}${at < 0 ? '' : `:${at + 1}`}  ${line}`;
}

/**
 * Puts the first cause of a printed error first, and leaves out the stacks. An error of the engine
 * comes from a bug, to which only its stack leads.
 *
 * @param {string[]} lines `[ERROR] Error: Building failed`, `    at …`, `  [cause]: Error: …`
 */
function causeFirst(lines) {
  const text = lines.map((line) => stripVTControlCharacters(line)).join('\n');
  const errors = text.replace(/^\[ERROR\] /, '').split(/\s*\{?\n\s*\[cause\]: /);
  const [first = '', ...others] = errors.reverse();
  if (/^(Type|Reference|Range|Syntax)Error\b/.test(first)) return text;

  const message = (error) => error.split(/\n\s+at /)[0].replace(/^\w*Error: /, '');
  return [
    `\n[ERROR] ${message(first).split('\n').map(place).join('\n')}`,
    // What Docusaurus was doing; it repeats the cause below.
    ...others.map((error) => `  ${message(error).split('\n')[0]}`),
  ].join('\n');
}

const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'pipe'],
});
let failure = [];
const giveBack = () => {
  if (failure.length > 0) console.error(failure.join('\n'));
  failure = [];
};
createInterface({ input: child.stderr }).on('line', (line) => {
  const isFailure = stripVTControlCharacters(line).startsWith('[ERROR] ');
  // The development server goes on after most errors; Docusaurus ends at once after the others.
  if (isFailure) setTimeout(giveBack, 1000).unref();
  if (isFailure || failure.length > 0) failure.push(line);
  else console.error(line);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  if (failure.length > 0) console.error(causeFirst(failure));
  process.exitCode = code ?? 1;
});
