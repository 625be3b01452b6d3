import { spawnSync } from 'node:child_process';

/**
 * Compares a file of a package in two versions, both from the registry: an upgrade has replaced the
 * old one.
 *
 * @param file below `node_modules`: `@docusaurus/core/lib/client/preload.js`
 * @returns a diff, or why there is none
 */
export function differenceOf(file: string, from: string, to: string): string {
  const [scope, name, ...inner] = file.split('/');
  const versions = [from, to].map((version) => `--diff=${scope}/${name}@${version}`);
  const args = ['diff', '--loglevel=error', ...versions, inner.join('/')];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    // npm is a shell script on Windows; no argument has characters that a shell reads.
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_fetch_retries: '0' },
    timeout: 60_000,
  });
  if (status === 0 && stdout) return stdout;
  const [reason = 'no answer'] = stderr.trim().split('\n');
  return `npm cannot show the difference: ${reason}`;
}
