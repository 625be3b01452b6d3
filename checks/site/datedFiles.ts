import { spawnSync } from 'node:child_process';
import { hasFullHistory } from '../../src/content/gitHistory';

/**
 * Lists the files of the last commit, for which the Git history has the date of the last change.
 * The list is empty in a shallow clone, whose history is incomplete.
 *
 * @returns paths relative to the project's root
 */
export function datedFiles(root: string): ReadonlySet<string> {
  if (!hasFullHistory(root)) return new Set();

  const args = ['ls-tree', '-r', '-z', '--name-only', 'HEAD'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return new Set(stdout.split('\0'));
}
