import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../base/listen';
import { findProgram, nginxProgram } from '../../setup/programs';

/** Adapts a shipped file, as its users have to. */
function adapt(file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (adapted, [from, to]) => {
      if (!adapted.includes(from)) throw new Error(`${file} does not contain "${from}" any more.`);
      return adapted.replaceAll(from, to);
    },
    fs.readFileSync(file, 'utf8'),
  );
}

/**
 * Copies the shipped configuration, with other paths and another port.
 *
 * @param current folder with `build/` and `deploy/`
 * @param folder where the copies are written; the first file to include is `site.conf`
 */
function copyConfiguration(current: string, folder: string, port: number): void {
  const shipped = path.join(current, 'deploy');
  const own = ['/srv/rslib/current/deploy', folder] as const;
  const generated = path.join(folder, 'generated');
  fs.cpSync(path.join(shipped, 'generated'), generated, { recursive: true });
  fs.writeFileSync(
    path.join(generated, 'release.conf'),
    adapt(path.join(shipped, 'generated/release.conf'), [['/srv/rslib/current', current]]),
  );
  fs.writeFileSync(
    path.join(folder, 'site.conf'),
    adapt(path.join(shipped, 'server.conf'), [
      ['/srv/rslib/current/deploy/nginx.conf', `${folder}/server.conf`],
      own,
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['listen [::]:80;', ''],
    ]),
  );
  fs.writeFileSync(
    path.join(folder, 'server.conf'),
    adapt(path.join(shipped, 'nginx.conf'), [own]),
  );
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export interface Nginx {
  port: number;
  /** What nginx reports when it tests the configuration; empty if it is valid. */
  configErrors: string;
  stop: () => Promise<void>;
}

/** Main context of nginx: one process, which runs as the current user and writes to one folder. */
function mainContext(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    include ${folder}/site.conf;
}`;
}

/**
 * Starts nginx on a free loopback port with the configuration that is shipped in `deploy/`.
 *
 * @param root folder of the repository, which holds `build/` and `deploy/`
 * @throws Error with the log of nginx, if it does not start
 */
export async function startNginx(root: string): Promise<Nginx> {
  const file = findProgram(nginxProgram);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  copyConfiguration(root, folder, port);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainContext(folder));

  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`];
  const { stderr } = spawnSync(file, [...args, '-t', '-q'], { encoding: 'utf8' });
  const child = spawn(file, args, { stdio: 'ignore' });
  let hasExited = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => (hasExited = true));
  while (!(await answers(port))) {
    if (hasExited) {
      const log = fs.readFileSync(`${folder}/error.log`, 'utf8');
      throw new Error(`nginx did not start.\n${stderr}${log}`);
    }
    await setTimeout(20);
  }
  return {
    port,
    configErrors: stderr,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}
