import { spawnSync } from 'node:child_process';

/**
 * Tells whether the history of a folder says when a file was last changed. That of a shallow clone does not: it dates
 * every file to its newest commit.
 */
export function hasFullHistory(folder: string): boolean {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout?.trim() === 'false';
}
