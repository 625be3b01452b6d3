import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How a command ended. */
export interface Outcome {
  /** The exit code; null if a signal ended the command. */
  readonly code: number | null;
  /** Its stdout and stderr, in the order in which they were written. */
  readonly text: string;
}

/** Runs a command line in a folder. */
export type Execute = (command: string, cwd: string) => Promise<Outcome>;

/** In milliseconds; the slowest command takes about ten seconds on a busy machine. */
const timeLimit = 5 * 60 * 1000;

// These change what build tools do or print, and differ between machines.
const dropped = /^(?:FORCE_COLOR|CI|NODE_ENV|NODE_OPTIONS|BROWSERSLIST.*|npm_.*|JEST_.*|DEBUG)$/i;

/** Adds a folder in front of those in which programs are looked up. */
function withPath(environment: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  // Windows calls it `Path`, and a second variable would replace it.
  const name = Object.keys(environment).find((key) => /^path$/i.test(key)) ?? 'PATH';
  return { ...environment, [name]: [folder, environment[name] ?? ''].join(path.delimiter) };
}

/**
 * Creates the environment in which all commands run: the examples' tools are first on the path,
 * colors are off, compiled code is cached, and variables that change what a build does are removed.
 *
 * @param binFolder absolute path of the tools' `.bin` folder
 */
export function stepEnvironment(parent: NodeJS.ProcessEnv, binFolder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(parent).filter(([key]) => !dropped.test(key));
  return {
    ...withPath(Object.fromEntries(kept), binFolder),
    NO_COLOR: '1',
    // Where Rslib caches compiled code; only with this do the processes that it starts use it.
    NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'node-compile-cache'),
  };
}

/**
 * Creates a function that runs commands in a shell, where `tsc` is that of the TypeScript in the
 * folder; npm scripts that it runs have the `tsc` of the tools. Both output streams go into one
 * file, because nothing else keeps the order of the lines that child processes write.
 */
export function createExecute(environment: NodeJS.ProcessEnv): Execute {
  return async (command, cwd) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'example-step-'));
    const record = path.join(folder, 'output.log');
    const output = fs.openSync(record, 'a');
    try {
      const child = spawn(command, {
        cwd,
        env: withPath(environment, path.join(cwd, 'node_modules/typescript/bin')),
        shell: true,
        stdio: ['ignore', output, output],
        timeout: timeLimit,
      });
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, text: fs.readFileSync(record, 'utf8') };
    } finally {
      fs.closeSync(output);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  };
}
