import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { timeLimit, type Execute, type Outcome } from './execute';

/** Commands that leave the process unchanged; others set the log level, for example. */
const repeatable = /^rslib (?:build|inspect --config [\w.-]+)$/;

/** The Rslib CLI, kept in memory. */
export interface WarmRslib {
  /** Runs a command in a process that has already loaded Rslib, where that is possible. */
  execute: Execute;
  /** Stops the processes, and those that are still running a command when it has ended. */
  stop(): void;
}

/**
 * Creates a function that runs commands like `execute`, but much faster where possible. A process
 * is reused only after a command that succeeded. Trust only the expected outcome: before you report
 * a failure or record an output, run the command in a fresh process with `execute`.
 *
 * @param options.toolsFolder `node_modules` with the tools
 * @param options.execute runs all other commands
 * @param options.limit how long a command may take, in milliseconds
 */
export function createWarmRslib({
  toolsFolder,
  environment,
  execute,
  limit = timeLimit,
}: {
  toolsFolder: string;
  environment: NodeJS.ProcessEnv;
  execute: Execute;
  limit?: number;
}): WarmRslib {
  const idle: Worker[] = [];
  let isStopped = false;
  return {
    async execute(command, cwd) {
      if (!repeatable.test(command)) return execute(command, cwd);
      const worker = idle.pop() ?? startWorker(toolsFolder, environment);
      const outcome = await worker.run(command.split(' ').slice(1), cwd, limit);
      if (outcome.code === 0 && !isStopped) idle.push(worker);
      else worker.stop();
      return outcome;
    },
    stop() {
      isStopped = true;
      idle.forEach((worker) => worker.stop());
    },
  };
}

interface Worker {
  run(args: readonly string[], cwd: string, limit: number): Promise<Outcome>;
  stop(): void;
}

function startWorker(toolsFolder: string, environment: NodeJS.ProcessEnv): Worker {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'warm-rslib-'));
  const record = path.join(folder, 'output.log');
  // One file for both streams keeps the order of lines, as in `createExecute`.
  const output = fs.openSync(record, 'a');
  const tool = pathToFileURL(path.join(toolsFolder, '@rslib/core/dist/index.js')).href;
  const child = spawn(
    process.execPath,
    [path.join(__dirname, 'rslibProcess.mjs'), tool, path.join(toolsFolder, '.bin/rslib')],
    { env: environment, stdio: ['ignore', output, output, 'pipe'] },
  );
  const jobs = child.stdio[3] as Duplex;
  // A process that exits early resets the connection; its exit event is handled below.
  jobs.on('error', () => undefined);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  /** Waits until a job is done or has ended the process; null if a signal ended it. */
  const end = (): Promise<number | null> =>
    new Promise((resolve) => {
      const onDone = (answer: Buffer): void => settle(Number(answer));
      const settle = (code: number | null): void => {
        jobs.off('data', onDone);
        child.off('exit', settle);
        resolve(code);
      };
      jobs.on('data', onDone);
      child.on('exit', settle);
    });
  return {
    async run(args, cwd, limit) {
      if (!isRunning()) return { code: null, text: '' };
      fs.truncateSync(record);
      const timer = setTimeout(() => child.kill(), limit);
      jobs.write(`${JSON.stringify({ args, cwd })}\n`);
      const code = await end();
      clearTimeout(timer);
      return { code, text: fs.readFileSync(record, 'utf8') };
    },
    stop() {
      child.kill();
      fs.closeSync(output);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
