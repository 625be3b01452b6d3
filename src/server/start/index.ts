import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { readStartOptions } from './options';

const siteDir = path.resolve(__dirname, '../../..');
const docusaurus = path.join(__dirname, 'docusaurus.mjs');

/** Files that the server only reads when it starts: the configuration, and code of the build. */
const isReadOnce = (file: string) =>
  /^(docusaurus\.config\.ts|src\/(site|content|emit|patches|server|css|client\/inline)\/.*\.(ts|json))$/.test(
    file,
  ) && !file.includes('/__tests__/');

/** Starts Docusaurus with its own generated files, which a build or another language replaces. */
function launch({ locale, args }: ReturnType<typeof readStartOptions>): ChildProcess {
  const generated = { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${locale}` };
  return spawn(process.execPath, [docusaurus, 'start', ...args], {
    cwd: siteDir,
    env: { ...process.env, ...generated },
    stdio: 'inherit',
  });
}

/** Emits `change` with the path of a file that the server has to be started again for. */
function watchFiles(): EventEmitter {
  const changes = new EventEmitter();
  for (const folder of ['.', 'src']) {
    watch(path.join(siteDir, folder), { recursive: folder !== '.' }, (_, name) => {
      const file = path.posix.join(folder, (name ?? '').replaceAll(path.sep, '/'));
      if (isReadOnce(file)) changes.emit('change', file);
    });
  }
  return changes;
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

  const changes = watchFiles();
  for (let starts = 1; ; starts++) {
    const change = once(changes, 'change');
    const end = server.exitCode === null ? once(server, 'exit') : Promise.resolve();
    const isRunning = await Promise.race([change.then(() => true), end.then(() => false)]);
    // Docusaurus ends without an error if its port is in use.
    if (!isRunning && starts === 1) {
      const code = server.exitCode ?? 1;
      if (code === 0) console.error('Fix: End what uses the port, or add --port 3005.');
      process.exit(code === 0 ? 1 : code);
    }
    if (!isRunning) console.error('The server starts again when you have corrected the mistake.');

    const [changed] = (await change) as [string];
    server.kill();
    await end;
    console.log(`\n${changed} has changed: the server starts again.`);
    server = launch({ ...options, args: [...options.args, '--no-open'] });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
