import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Finds the first of some commands on the PATH. */
export function onPath(commands: readonly string[]): string | undefined {
  for (const command of commands) {
    const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Runs a command that installs something, and tells whether it worked. */
export function install(command: string, args: readonly string[]): boolean {
  console.log(`Not installed yet: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // A registry that does not answer must not hold up the tests for ever.
    timeout: 300_000,
    // Debian starts no service in this runlevel: the tests start what they need.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

/** Installs Debian packages where that is possible, and tells whether it worked. */
export function installDebian(packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get')) return false;
  return install('apt-get', ['update']) && install('apt-get', ['install', '-y', ...packages]);
}
