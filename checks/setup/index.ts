import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { Args } from '../base/args';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, storybookFolder } from '../base/tools';
import { chromiumProgram, locate, nginxProgram } from './programs';

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
    // In milliseconds: a server that does not answer must not block the tests forever.
    timeout: 300_000,
    // Keeps Debian from starting nginx as a service; the tests start it themselves.
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
    ...(isDebian() && !locate(chromiumProgram) ? ['chromium-headless-shell'] : []),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
    ...(locate(nginxProgram) ? [] : ['nginx-light']),
  ];
  if (hasApt && packages.length > 0) {
    // If the update fails, an older package index may still have the packages.
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', ...packages]);
  }
}

/** @returns whether all programs that the tests need are installed */
function installPrograms(): boolean {
  installPackages();
  if (!locate(chromiumProgram)) {
    const playwright = require.resolve('@playwright/test/cli');
    run(process.execPath, [playwright, 'install', ...(hasApt ? ['--with-deps'] : []), 'chromium']);
  }

  if (!hasChineseFont())
    console.warn('No Chinese font is installed: Chinese pages will not look as readers see them.');

  const left = [chromiumProgram, nginxProgram].filter((program) => !locate(program));
  for (const { hint } of left) console.error(`Missing: ${hint}`);
  return left.length === 0;
}

/**
 * Installs what the tests need besides npm packages, if it is missing; with `--quick`, only what
 * `npm run check` needs. Tests install nothing.
 */
function main({ flags }: Args): boolean {
  const isQuick = flags.has('--quick');
  const hasPrograms = isQuick || installPrograms();
  for (const folder of isQuick ? [examplesFolder] : [examplesFolder, storybookFolder])
    installTools(folder);
  return hasPrograms;
}

void runCommand(main, ['--quick']);
