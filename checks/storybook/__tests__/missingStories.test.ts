import { missingStories } from '../missingStories';

const index = {
  entries: {
    'button--primary': { importPath: './src/Button.stories.tsx' },
    'button--plain': { importPath: './src/Button.stories.tsx' },
  },
};

describe('missingStories', () => {
  it.each([
    ['none', ['src/Button.stories.tsx'], []],
    [
      'a file without a story',
      ['src/Button.stories.tsx', 'src/Card.stories.tsx'],
      ['src/Card.stories.tsx'],
    ],
  ])('%s', (_, files, expected) => {
    expect(missingStories(index, files)).toEqual(expected);
  });
});
