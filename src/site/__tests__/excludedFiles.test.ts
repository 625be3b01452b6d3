import anymatch from 'anymatch';
import { excludedFiles } from '../excludedFiles';

test.each([
  ['guide/shared/note.mdx', true],
  ['guide/_draft.mdx', true],
  ['guide/shared.mdx', false],
])('%s is excluded: %s', (file, isLeftOut) => {
  expect(anymatch(excludedFiles, file)).toBe(isLeftOut);
});
