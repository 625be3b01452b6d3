import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasFullHistory } from '../gitHistory';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd });

afterAll(() => fs.rmSync(dir, { recursive: true }));

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
