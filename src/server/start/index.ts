import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { buildFiles } from './buildFiles';
import { readStartOptions, type StartOptions } from './options';

const siteDir = path.resolve(__dirname, '../../..');
const docusaurus = path.join(__dirname, 'docusaurus.mjs');

/** How often files are checked for changes, in ms. */
const interval = 500;

/** Starts Docusaurus with its own generated files, which a build or another language replaces. */
function launch({ locale, args }: StartOptions): ChildProcess {
  const generated = { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${locale}` };
  return spawn(process.execPath, [docusaurus, 'start', ...args], {
    cwd: siteDir,
    env: { ...process.env, ...generated },
    stdio: 'inherit',
  });
}

/** Resolves with the first of the files that changes. */
function nextChange(files: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    for (const file of files) {
      watchFile(file, { interval }, () => {
        for (const watched of files) unwatchFile(watched);
        resolve(file);
      });
    }
  });
}

/**
 * Runs Docusaurus' development server for a language, and starts it again when a file changes that
 * the server only reads when it starts, such as the configuration or a Markdown transform.
 */
async function main(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  let server = launch(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.kill(signal);
      process.exit();
    });
  }

  let files = await buildFiles(siteDir);
  for (let starts = 1; ; starts++) {
    const change = nextChange(files);
    const end = server.exitCode === null ? once(server, 'exit') : Promise.resolve();
    const isRunning = await Promise.race([change.then(() => true), end.then(() => false)]);
    // Docusaurus ends without an error if its port is in use.
    if (!isRunning && starts === 1) {
      const code = server.exitCode ?? 1;
      if (code === 0) console.error('Fix: End what uses the port, or add --port 3005.');
      process.exit(code === 0 ? 1 : code);
    }
    if (!isRunning) console.error('The server starts again when you have corrected the mistake.');

    const changed = await change;
    server.kill();
    await end;
    console.log(`\n${path.relative(siteDir, changed)} has changed: the server starts again.`);
    server = launch({ ...options, args: [...options.args, '--no-open'] });
    // While the configuration has a mistake, its imports cannot be listed.
    files = await buildFiles(siteDir).catch(() => files);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
