import { compareOriginals } from '../compare';

const navbar = { ours: 'src/theme/Navbar', files: ['a/Navbar/index.js', 'a/Navbar/styles.css'] };
const recorded = {
  version: '3.10.2',
  files: { 'a/Navbar/index.js': '1', 'a/Navbar/styles.css': '2' },
};

const compare = (installed: { version: string; files: Record<string, string> }) =>
  compareOriginals([navbar], recorded, installed).map(({ file, message }) => `${file}: ${message}`);

test('nothing to report while the originals are the recorded ones', () => {
  expect(compare(recorded)).toEqual([]);
});

test('names our part and the file that has changed', () => {
  const files = { ...recorded.files, 'a/Navbar/styles.css': '3' };
  expect(compare({ version: '3.11.0', files })).toEqual([
    'src/theme/Navbar: its original a/Navbar/styles.css differs between Docusaurus 3.10.2 and 3.11.0',
  ]);
});

test('names an original that is gone', () => {
  const files = { 'a/Navbar/index.js': '1' };
  const [changed, gone] = compareOriginals([navbar], recorded, { version: '3.11.0', files });
  expect(changed?.details).toContain(
    'npm diff --diff=a/Navbar@3.10.2 --diff=a/Navbar@3.11.0 styles.css',
  );
  expect(gone?.message).toContain('a/Navbar/styles.css is recorded, but does not exist');
});

test('another version in which nothing has changed only has to be recorded', () => {
  expect(compare({ ...recorded, version: '3.10.3' })).toEqual([
    'src/theme/originals.json: Docusaurus is 3.10.3 and not 3.10.2, but no original has changed',
  ]);
});
