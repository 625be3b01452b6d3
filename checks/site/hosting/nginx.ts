import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { filesOf, writeFiles } from '../../base/files';
import { freePort } from '../../base/listen';
import { findProgram, nginxProgram } from '../../setup/programs';

/**
 * Copies the shipped configuration, and adapts it as its users have to: paths, and the port.
 *
 * @param root folder with `build/` and `deploy/`
 * @param folder takes the place of `/srv/rslib/current`
 * @throws Error if the files no longer have what has to be adapted
 */
function copyConfiguration(root: string, folder: string, port: number): void {
  const names = globSync('deploy/**/*.conf', { cwd: root });
  const texts = names.map((name) => fs.readFileSync(path.join(root, name), 'utf8'));
  const adapted = [
    ['/srv/rslib/current', folder],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
  ].reduce((before, [from = '', to = '']) => {
    if (before.some((text) => text.includes(from)))
      return before.map((text) => text.replaceAll(from, to));
    throw new Error(`The files in deploy/ do not contain "${from}" any more.`);
  }, texts);
  writeFiles(folder, filesOf(Object.fromEntries(names.map((name, at) => [name, adapted[at]!]))));
  fs.symlinkSync(path.join(root, 'build'), path.join(folder, 'build'));
}

/** Main context of nginx: one process, which runs as the current user and writes to one folder. */
function mainContext(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    include ${folder}/deploy/server.conf;
}`;
}

/**
 * Starts nginx on a free loopback port with the configuration that is shipped in `deploy/`.
 *
 * @param root folder of the repository, which holds `build/` and `deploy/`
 * @throws Error with what nginx reports, if it finds a fault in the configuration or does not start
 */
export async function startNginx(root: string) {
  const file = findProgram(nginxProgram);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  copyConfiguration(root, folder, port);
  const [main, log] = [path.join(folder, 'nginx.conf'), path.join(folder, 'error.log')];
  fs.writeFileSync(main, mainContext(folder));

  const args = ['-p', folder, '-c', main, '-e', log];
  const { stderr } = spawnSync(file, [...args, '-t', '-q'], { encoding: 'utf8' });
  // It ends when the server, which goes on in the background, accepts requests.
  const { status } = spawnSync(file, args, { stdio: 'ignore' });
  if (status !== 0 || stderr !== '')
    throw new Error(`nginx did not start.\n${stderr}${fs.readFileSync(log, 'utf8')}`);
  return {
    port,
    stop() {
      spawnSync(file, [...args, '-s', 'stop']);
      fs.rmSync(folder, { recursive: true, maxRetries: 10 });
    },
  };
}
