import { spawnSync } from 'node:child_process';
import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { datedFiles } from '../datedFiles';

const folder = tempFolder();

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

test('only what was committed has a date', () => {
  expect([...datedFiles(folder)]).toEqual([]);
  git('init', '--quiet');
  addFiles(folder, { 'docs/a.mdx': '' });
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add a page');
  addFiles(folder, { 'docs/b.mdx': '' });
  git('add', '.');
  expect(datedFiles(folder).has('docs/a.mdx')).toBe(true);
  expect(datedFiles(folder).has('docs/b.mdx')).toBe(false);
});
