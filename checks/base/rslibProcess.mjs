/**
 * Runs the command line of Rslib again and again in one process: a job is what `rslib …` would do
 * in a folder. Loading the tool takes several times as long as most of its builds.
 *
 * A job that ends the process ends this one, with the same exit code.
 */
import net from 'node:net';
import readline from 'node:readline';

const [, , rslibFile, program] = process.argv;
const { runCLI } = await import(rslibFile);
const environment = { ...process.env };

// Not the messages of a forked process: Rslib's plugin for declarations takes those for its own.
const jobs = new net.Socket({ fd: 3 });

readline.createInterface({ input: jobs }).on('line', (line) => {
  const { args, cwd } = JSON.parse(line);
  process.chdir(cwd);
  // Builds set variables, NODE_ENV and those of `.env` files among them.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment, { PWD: cwd });
  process.argv = [process.execPath, program, ...args];
  process.exitCode = undefined;
  // From here on only the job keeps the process running.
  jobs.unref();
  runCLI({ argv: process.argv });
});

// Nothing is left to do: a process for this command alone would end here.
process.on('beforeExit', () => {
  jobs.ref();
  jobs.write(`${process.exitCode ?? 0}\n`);
});
