import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { examplesFolder, installTools, storybookFolder } from '../base/tools';
import { chromiumProgram, locate, nginxProgram } from './programs';

/** Installs what the tests need beside npm's packages, as far as it is missing. The tests themselves install nothing. */

const isRoot = process.getuid?.() === 0;
const hasApt = isRoot && fs.existsSync('/usr/bin/apt-get');

function isDebian(): boolean {
  const file = '/etc/os-release';
  // Ubuntu, which has apt as well, ships Chromium as a snap only.
  return hasApt && fs.existsSync(file) && /^ID=debian$/m.test(fs.readFileSync(file, 'utf8'));
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // A server that does not answer must not hold up the tests forever.
    timeout: 300_000,
    // Debian starts no service in this runlevel: the tests start what they need.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

function hasChineseFont(): boolean {
  return (
    process.platform !== 'linux' ||
    spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim() !== ''
  );
}

function installPackages(): void {
  const packages = [
    ...(isDebian() && !locate(chromiumProgram) ? ['chromium'] : []),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
    ...(locate(nginxProgram) ? [] : ['nginx-light']),
  ];
  if (hasApt && packages.length > 0) {
    // An index that is only partly up to date may still have the packages.
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', ...packages]);
  }
}

/** Tells what is still missing, and how to get it. */
function missing(): string[] {
  return [
    ...(locate(chromiumProgram)
      ? []
      : ['Chromium for the browser tests. Install it, or name it: CHROMIUM_PATH=/path/to/it']),
    ...(locate(nginxProgram)
      ? []
      : [
          'nginx for the check of deploy/nginx.conf. Install it (Debian, Ubuntu: sudo apt-get install nginx-light; ' +
            'macOS: brew install nginx), or name it: NGINX_PATH=/path/to/it',
        ]),
  ];
}

installPackages();
if (!locate(chromiumProgram))
  run('npx', ['playwright', 'install', ...(hasApt ? ['--with-deps'] : []), 'chromium']);

if (!hasChineseFont())
  console.warn('There is no Chinese font: the layout of Chinese pages is not what readers see.');

for (const folder of [examplesFolder, storybookFolder]) installTools(folder);

for (const what of missing()) {
  console.error(`Missing: ${what}`);
  process.exitCode = 1;
}
