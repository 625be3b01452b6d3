import { orderLabeledBlocks } from './orderLabeledBlocks';

/** The folders whose absolute paths must not appear in a log. */
export interface LogFolders {
  /** The scratch copy in which the command ran. */
  readonly cwd: string;
  /** The folder that holds the tools of all examples. */
  readonly nodeModules: string;
}

// ESC opens every ANSI sequence.
const ansi = /\u001B(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007]*\u0007)/g;
// "built in 0.13s (esm)" → "built (esm)"; "… in 2.6 s" → "…"
const duration = / in \d+(?:\.\d+)? ?(?:ms|s|m)\b/g;
// Node.js loads the config under a new name each time: "a.ts?fresh-import-6m=0,a.ts" → "a.ts"
const freshImport = /\?fresh-import-\w+=\d+,[^\s:]+/g;
// "(node:1234) Warning: …"
const processId = /^\(node:\d+\) /gm;
// Lines that change with the release of Node.js.
const nodeLine = /^(?:node:internal\/.*|Node\.js v\d.*)$/;
// Stack frames are useful only where they point into the example itself.
const foreignFrame = /^\s+at .*(?:node:|node_modules\/|\(<anonymous>\)|\(index \d+\))/;
// The bundler's native binding prints this after some failures, not always.
const bindingNoise = /^ObjectRef is not unref/;
const dropped = [nodeLine, foreignFrame, bindingNoise];

/**
 * Makes recorded terminal output the same on every machine and in every run. Removes colors,
 * absolute paths, durations, process ids, Windows line ends, trailing blanks and stack frames of
 * tools, and puts the lines of parallel builds into a fixed order.
 *
 * @returns the text, which ends in one line feed, or '' if nothing is left
 */
export function normalizeLog(text: string, folders: LogFolders, keepTimes = false): string {
  const lines = relativePaths(text.replace(ansi, ''), folders)
    .replace(/\r\n?/g, '\n')
    .replace(keepTimes ? /$^/ : duration, '')
    .replace(freshImport, '')
    .replace(processId, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !dropped.some((noise) => noise.test(line)));
  const body = orderLabeledBlocks(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
  return body === '' ? '' : `${body}\n`;
}

/** Whether two logs only differ in how long the commands took. */
export function isSameRun(one: string, other: string): boolean {
  return one.replace(duration, '') === other.replace(duration, '');
}

// Readers have node_modules next to the config file, so the examples' shared one, two folders up,
// is shown as if it were there.
function relativePaths(text: string, { cwd, nodeModules }: LogFolders): string {
  return text
    .replaceAll(`file://${nodeModules}/`, 'node_modules/')
    .replaceAll(`${nodeModules}/`, 'node_modules/')
    .replaceAll('../../node_modules/', 'node_modules/')
    .replaceAll(`file://${cwd}/`, '')
    .replaceAll(`${cwd}/`, '')
    .replaceAll(cwd, '.');
}
