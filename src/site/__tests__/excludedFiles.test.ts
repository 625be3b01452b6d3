import anymatch from 'anymatch';
import { excludedFiles } from '../excludedFiles';

test.each([
  ['shared/note.mdx', true],
  ['guide/shared/note.mdx', true],
  ['guide/_draft.mdx', true],
  ['guide/shared.mdx', false],
  ['guide/start/index.mdx', false],
])('%s is excluded: %s', (file, isLeftOut) => {
  expect(anymatch(excludedFiles, file)).toBe(isLeftOut);
});
