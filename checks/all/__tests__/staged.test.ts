import { stepsFor } from '../staged';

const commandsFor = (...files: string[]) =>
  Object.fromEntries(stepsFor(files).map(({ name, command }) => [name, command]));

test('a page is checked for format, content, samples and facts of options', () => {
  const page = 'docs/guide/start/glossary.mdx';
  expect(commandsFor(page)).toEqual({
    format: `npx prettier --check --ignore-unknown "${page}"`,
    content: 'npm run --silent content',
    samples: `npm run --silent samples -- "${page}"`,
    options: 'npm run --silent options -- --check',
  });
});

test('code is also linted and type-checked', () => {
  const file = 'src/lib/routes.ts';
  expect(Object.keys(commandsFor(file))).toEqual(['format', 'lint', 'types', 'content']);
  expect(commandsFor(file).lint).toMatch(` "${file}"`);
});

test('an example is built once, however many of its files change', () => {
  const { examples, lint } = commandsFor('examples/dual/src/index.ts', 'examples/dual/a b.json');
  expect(examples).toBe('npm run --silent examples -- --check "dual"');
  expect(lint).toBeUndefined();
});

test('a commit without files needs no check', () => {
  expect(stepsFor([])).toEqual([]);
});
