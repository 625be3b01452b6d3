/**
 * Runs many Rslib commands in one process, because loading Rslib takes several times as long as
 * most builds. A job is what `rslib …` would do in a folder.
 *
 * A job that exits ends this process, with the same exit code.
 */
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';

/**
 * Generates declarations in this process, which has loaded TypeScript already, instead of in the
 * process that Rslib's plugin forks for each library.
 */
class DeclarationProcess extends EventEmitter {
  // No process is left to kill.
  killed = true;

  constructor(file) {
    super();
    this.file = file;
  }

  async send(message) {
    const { generateDts } = await import(pathToFileURL(this.file).href);
    try {
      // What is sent to a process is serialized.
      await generateDts(JSON.parse(JSON.stringify(message)));
      this.emit('message', 'success');
    } catch (error) {
      const core = createRequire(this.file).resolve('@rsbuild/core');
      const { logger } = await import(pathToFileURL(core).href);
      logger.error(error);
      this.emit('message', 'error');
    }
  }
}

const { fork } = childProcess;
childProcess.fork = (file, ...options) =>
  path.basename(file) === 'dts.js' ? new DeclarationProcess(file) : fork(file, ...options);
syncBuiltinESMExports();

const [, , rslibFile, program] = process.argv;
const { runCLI } = await import(rslibFile);
const environment = { ...process.env };

// A pipe rather than the IPC channel of a forked process, whose messages Rslib's plugin for
// declarations would mistake for its own.
const jobs = new net.Socket({ fd: 3 });

readline.createInterface({ input: jobs }).on('line', (line) => {
  const { args, cwd } = JSON.parse(line);
  process.chdir(cwd);
  // Earlier builds have set variables, such as NODE_ENV and those of `.env` files.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment, { PWD: cwd });
  process.argv = [process.execPath, program, ...args];
  process.exitCode = undefined;
  // From here on only the job keeps the process running.
  jobs.unref();
  runCLI({ argv: process.argv });
});

// Nothing is left to do, so a process that runs only this command would end here.
process.on('beforeExit', () => {
  jobs.ref();
  jobs.write(`${process.exitCode ?? 0}\n`);
});
