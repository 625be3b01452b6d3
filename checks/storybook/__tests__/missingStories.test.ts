import { missingStories } from '../missingStories';

const index = {
  entries: {
    'button--primary': { importPath: './src/Button.stories.tsx' },
    'button--plain': { importPath: './src/Button.stories.tsx' },
  },
};

describe('missingStories', () => {
  it.each([
    ['finds none', ['src/Button.stories.tsx'], []],
    [
      'finds a file without a story',
      ['src/Button.stories.tsx', 'src/Card.stories.tsx'],
      ['src/Card.stories.tsx'],
    ],
  ])('%s', (_, files, expected) => {
    expect(missingStories(index, files)).toEqual(expected);
  });
});
