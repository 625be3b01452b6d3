import { spawnSync } from 'node:child_process';

/**
 * Whether the git history of a folder says when its files were last changed. A shallow clone dates
 * every file to its newest commit.
 */
export function hasFullHistory(folder: string): boolean {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout?.trim() === 'false';
}
