import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/tempFolder';

const deployFolder = path.resolve(__dirname, '../../../../deploy');

let site: string;

beforeEach(() => {
  site = fs.realpathSync(tempFolder());
  for (const name of ['a', 'b']) {
    const deploy = path.join(site, 'releases', name, 'deploy');
    fs.mkdirSync(path.join(deploy, 'generated'), { recursive: true });
    for (const script of ['activate', 'compress'])
      fs.copyFileSync(path.join(deployFolder, script), path.join(deploy, script));
    const build = path.join(site, 'releases', name, 'build');
    fs.mkdirSync(build);
    for (const file of ['file.html', 'file.png'])
      fs.writeFileSync(path.join(build, file), name.repeat(2000));
  }
});

const release = (name: string) => path.join(site, 'releases', name);
const configOf = (name: string) =>
  fs.readFileSync(path.join(release(name), 'deploy/generated/release.conf'), 'utf8');
const current = () => fs.readlinkSync(path.join(site, 'current'));

function run(name: string, nginx: string) {
  const file = path.join(release(name), 'deploy/activate');
  const env = { ...process.env, NGINX_COMMAND: nginx };
  return spawnSync('sh', [file], { env, encoding: 'utf8' });
}

/** Runs the script; `true` and `false` are programs that accept and refuse everything. */
function activate(name: string, nginx: 'true' | 'false' = 'true'): number | null {
  return run(name, nginx).status;
}

test('the first release has none before it', () => {
  expect(activate('a')).toBe(0);
  expect(current()).toBe(release('a'));
  expect(configOf('a')).toBe(`root ${release('a')}/build;\nlocation @previous { return 404; }\n`);
});

test('a release keeps the files of the one before it, in both directions', () => {
  activate('a');
  expect(activate('b')).toBe(0);
  expect(current()).toBe(release('b'));
  expect(configOf('b')).toContain(`location @previous { root ${release('a')}/build;`);
  expect(activate('a')).toBe(0);
  expect(current()).toBe(release('a'));
  expect(configOf('a')).toContain(`location @previous { root ${release('b')}/build;`);
});

test('the same release can be activated again', () => {
  activate('a');
  activate('b');
  const before = configOf('b');
  expect(activate('b')).toBe(0);
  expect(configOf('b')).toBe(before);
});

test('if nginx refuses a release, the one before it stays', () => {
  activate('a');
  expect(activate('b', 'false')).toBe(1);
  expect(current()).toBe(release('a'));
});

test('an nginx that is not running has to be started', () => {
  const nginx = path.join(site, 'nginx');
  fs.writeFileSync(nginx, '[ "$1" != -s ]');
  const { status, stderr } = run('a', `sh ${nginx}`);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Start nginx (sudo systemctl start nginx, or sudo nginx): it then serves ${release('a')}.\n`,
  );
  expect(current()).toBe(release('a'));
});

test('files that are text are compressed', () => {
  activate('a');
  expect(fs.readdirSync(path.join(release('a'), 'build')).sort()).toEqual([
    'file.html',
    'file.html.gz',
    'file.png',
  ]);
});
