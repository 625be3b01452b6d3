import commandsFor from '../index.mjs';

/** `npm run --silent content -- …` → `content`, `eslint …` → `eslint`. */
const nameOf = (command: string) => command.replace('npm run --silent ', '').split(' ')[0];

test.each([
  ['docs/guide/start/glossary.mdx', ['content', 'prettier', 'samples', 'options']],
  ['docs/guide/that-the-commit-deletes.mdx', ['content', 'options']],
  ['src/site/routes.ts', ['content', 'prettier', 'eslint', 'typecheck']],
  ['examples/dual/src/index.ts', ['content', 'prettier', 'examples']],
])('%s', (file, commands) => {
  expect(commandsFor([file]).map(nameOf)).toEqual(commands);
});

test('an example is built once, however many of its files change', () => {
  expect(commandsFor(['examples/dual/src/a.ts', 'examples/dual/b.json']).at(-1)).toBe(
    'npm run --silent examples -- --check "dual"',
  );
});
