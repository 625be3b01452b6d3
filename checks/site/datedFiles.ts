import { spawnSync } from 'node:child_process';
import { hasFullHistory } from '../../src/config/gitHistory';

/**
 * Lists the files whose last change the history of git tells, relative to the project's root: those of the last commit.
 * A shallow clone tells none.
 */
export function datedFiles(root: string): ReadonlySet<string> {
  if (!hasFullHistory(root)) return new Set();

  const args = ['ls-tree', '-r', '-z', '--name-only', 'HEAD'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return new Set(stdout.split('\0'));
}
