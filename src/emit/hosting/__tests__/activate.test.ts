import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/tempFolder';

const scripts = ['activate', 'compress'].map((name) => [
  `deploy/${name}`,
  fs.readFileSync(path.resolve(__dirname, '../../../../deploy', name)),
]);

let site: string;

beforeEach(() => {
  const files = ['a', 'b'].flatMap((name) =>
    [
      ...scripts,
      ['deploy/generated/release.conf', ''],
      ['build/file.html', name.repeat(2000)],
      ['build/file.png', name.repeat(2000)],
    ].map(([file, content]) => [`releases/${name}/${String(file)}`, content]),
  );
  site = fs.realpathSync(tempFolder(Object.fromEntries(files) as Record<string, string>));
});

const release = (name: string) => path.join(site, 'releases', name);
const configOf = (name: string) =>
  fs.readFileSync(path.join(release(name), 'deploy/generated/release.conf'), 'utf8');

/** Runs the script; `true` and `false` are programs that accept and refuse everything. */
function activate(name: string, nginx = 'true') {
  const env = { ...process.env, NGINX_COMMAND: nginx };
  const file = path.join(release(name), 'deploy/activate');
  const { status, stderr } = spawnSync('sh', [file], { env, encoding: 'utf8' });
  return {
    status,
    stderr,
    current: path.relative(release(''), fs.readlinkSync(`${site}/current`)),
  };
}

test('a release keeps the files of the one before it, in both directions', () => {
  expect(activate('a')).toEqual({ status: 0, stderr: '', current: 'a' });
  expect(configOf('a')).toBe(`root ${release('a')}/build;\nlocation @previous { return 404; }\n`);
  expect(activate('b')).toMatchObject({ status: 0, current: 'b' });
  const before = configOf('b');
  expect(before).toContain(`location @previous { root ${release('a')}/build;`);
  expect(activate('b')).toMatchObject({ status: 0, current: 'b' });
  expect(configOf('b')).toBe(before);
  expect(activate('a')).toMatchObject({ status: 0, current: 'a' });
  expect(configOf('a')).toContain(`location @previous { root ${release('b')}/build;`);
  const files = fs.readdirSync(`${release('a')}/build`).sort();
  expect(files).toEqual(['file.html', 'file.html.gz', 'file.png']);
});

test('if nginx refuses a release, the one before it stays', () => {
  activate('a');
  expect(activate('b', 'false')).toMatchObject({ status: 1, current: 'a' });
});

test('an nginx that is not running has to be started', () => {
  const nginx = path.join(site, 'nginx');
  fs.writeFileSync(nginx, '[ "$1" != -s ]');
  expect(activate('a', `sh ${nginx}`)).toEqual({
    status: 1,
    stderr: `Start nginx (sudo systemctl start nginx, or sudo nginx): it then serves ${release('a')}.\n`,
    current: 'a',
  });
});
