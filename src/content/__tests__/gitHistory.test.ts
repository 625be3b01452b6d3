import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../testing/tempFolder';
import { hasFullHistory } from '../gitHistory';

const dir = tempFolder();
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd });

test('a shallow clone does not have the full history', () => {
  const full = path.join(dir, 'full');
  fs.mkdirSync(full);
  expect(hasFullHistory(full)).toBe(false);
  git(full, 'init', '-q');
  for (const message of ['a', 'b']) git(full, 'commit', '-q', '--allow-empty', '-m', message);
  expect(hasFullHistory(full)).toBe(true);
  git(dir, 'clone', '-q', '--depth', '1', `file://${full}`, 'shallow');
  expect(hasFullHistory(path.join(dir, 'shallow'))).toBe(false);
});
