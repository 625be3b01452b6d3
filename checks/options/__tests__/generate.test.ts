import type { AuthoredFacts } from '../../../src/site/options/types';
import { generateFacts } from '../generate';
import type { Inspect } from '../inspect';

const root = '/project';

/** A tool with options that it shows, options that it only obeys, and options that it hides. */
const inspect: Inspect = ({ lib }) => {
  const { format = 'esm', seen = 'a', followed = true, refused } = lib;
  if (refused !== undefined) return Promise.reject(new Error('no'));

  const isPage = ['umd', 'iife', 'mf'].includes(String(format));
  const options = { seen, entry: `${root}/src/index.ts`, root, byFormat: isPage ? 1 : 0 };
  return Promise.resolve({ options, text: `${String(format)} ${String(followed)}` });
};

/** Generates the facts of one option; `documented` is the default in its doc comment. */
async function generate(
  option: string,
  {
    type = 'boolean',
    documented,
    ...facts
  }: Partial<AuthoredFacts> & { type?: string; documented?: string } = {},
) {
  const find = () => ({ type, topLevel: true, documented });
  const { facts: found, mistakes } = await generateFacts(
    { [option]: { since: '1.0.0', ...facts } },
    {
      declarations: { find, properties: [] },
      project: { inspect, root },
      flags: [['--dts', '--no-dts']],
    },
  );
  return {
    default: found[option]?.default,
    cli: found[option]?.cli,
    messages: mistakes.map(({ message }) => message),
  };
}

test.each([
  ['is the value that the tool shows', 'seen', {}, "'a'"],
  ['has relative paths', 'entry', {}, "'./src/index.ts'"],
  ['is written as in the doc comment', 'root', { documented: 'process.cwd()' }, 'process.cwd()'],
  ['is a path as in the doc comment', 'entry', { documented: "'src/index.ts'" }, "'src/index.ts'"],
  ['is not that of a wrong doc comment', 'seen', { documented: "'b'" }, "'a'"],
  [
    'may depend on the format',
    'byFormat',
    {},
    { esm: '0', cjs: '0', umd: '1', iife: '1', mf: '1' },
  ],
  ['is undefined if nothing tells it', 'absent', {}, 'undefined'],
  ['is that of the doc comment if it is hidden', 'lib.secret', { documented: 'false' }, 'false'],
  ['may be the name of another option', 'lib.secret', { documented: 'source.x' }, 'source.x'],
  ['may be typed', 'lib.secret', { default: 'false' }, 'false'],
  [
    'may be typed for one format',
    'byFormat',
    { default: { mf: '7' } },
    { esm: '0', cjs: '0', umd: '1', iife: '1', mf: '7' },
  ],
])('a default %s', async (_, option, facts, expected) => {
  expect(await generate(option, facts)).toMatchObject({ default: expected, messages: [] });
});

test.each([
  [
    'missing',
    'lib.secret',
    { documented: 'follows from the format' },
    'the package does not tell the default',
  ],
  [
    'changed by its doc comment',
    'lib.followed',
    { documented: 'false' },
    'the package does not tell the default',
  ],
  [
    'refused by the tool',
    'lib.refused',
    { default: 'true' },
    'the typed default changes what inspect prints for esm',
  ],
  [
    'contradicted',
    'lib.followed',
    { default: 'false' },
    'the typed default changes what inspect prints for esm',
  ],
  [
    'no value',
    'lib.followed',
    { default: 'source.x' },
    'the typed default changes what inspect prints for esm',
  ],
  [
    'needless',
    'lib.followed',
    { documented: 'true', default: 'true' },
    'the typed default is the one that is generated',
  ],
])('a default that is %s is a mistake', async (_, option, facts, message) => {
  expect((await generate(option, facts)).messages).toEqual([message]);
});

test('a flag gets its other spellings', async () => {
  expect(await generate('lib.secret', { default: 'true', flag: '--dts' })).toMatchObject({
    cli: ['--dts', '--no-dts'],
  });
});

test('an option has to exist', async () => {
  const { facts, mistakes } = await generateFacts(
    { gone: { since: '1.0.0' } },
    {
      declarations: { find: () => undefined, properties: [] },
      project: { inspect, root },
      flags: [],
    },
  );
  expect(facts).toEqual({});
  expect(mistakes).toMatchObject([{ option: 'gone', message: 'does not exist in the types' }]);
});
