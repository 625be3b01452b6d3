import { tempFolder } from '../../../src/testing/tempFolder';
import { parseOptions } from '../../base/cliHelp';
import { checkFragmentShare, checkSamples } from '../checkSamples';
import { readPages } from '../readPages';
import { createParsers } from '../rules/syntax';

const options = parseOptions(`Options:
  -w, --watch        turn on watch mode
  --bundle           enable bundle mode (use --no-bundle to disable)
  --entry <entry>    set entry file
`);

/** Checks pages with stubs of the tools; the real ones run in the self-test of the check. */
async function check(texts: readonly string[], failure?: string) {
  const examplesDir = tempFolder({ 'dual/a.ts': 'let a;\n' });
  const { pages, issues } = readPages(texts.map((text, index) => [`${index}.mdx`, text]));
  const placed: string[] = [];
  const checked = await checkSamples(pages, {
    place: (fileName) => `${placed.push(fileName)}/${fileName}`,
    typeCheck: (files) => new Map(files.map((file) => [file, []])),
    loadConfigs: (files) => Promise.resolve(new Map(files.map((file) => [file, failure]))),
    examplesDir,
    parsers: createParsers(examplesDir),
    cli: new Map([
      ['', options],
      ['build', options],
    ]),
    ranges: new Map(),
  });
  const all = [...issues, ...checked.issues];
  return {
    ...checked,
    placed,
    said: all.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

const config = (words = '') => `\`\`\`ts title="rslib.config.ts" ${words}\nexport {};\n\`\`\`\n`;

test.each([
  ['ls\nnpx rslib dev', ['3 rslib has no command "dev"']],
  ['$ rslib --wacth # comment', ['2 "rslib" has no option --wacth']],
  [
    'A=1 pnpm exec rslib a && yarn rslib b',
    ['2 rslib has no command "a"', '2 rslib has no command "b"'],
  ],
  ['cross-env A=1 rslib --entry "a b" --no-watch', ['2 "rslib" has no option --no-watch']],
  ['bunx rslib build src | cat', ['2 "rslib build" does not accept "src"']],
  ['rslib build \\\n  --entry', ['2 "rslib build --entry" needs a value']],
  ['rslib -w --entry=a --no-bundle --entry <a | b> …', []],
  ['rslib <command> [options]\nrslib.config.ts -a\ncreate-rslib -a\n# rslib nope', []],
])('the calls of rslib in %j', async (code, messages) => {
  const { said } = await check([`\`\`\`bash\n${code}\n\`\`\``]);
  expect(said).toEqual(messages.map((message) => `0.mdx:${message}`));
});

test.each([
  ['Run `npx rslib dev`.', '1 rslib has no command "dev"'],
  [
    '```json title="package.json"\n{"scripts":{"a":"rslib --x"}}\n```',
    '1 "rslib" has no option --x',
  ],
  ['```json title="a/package.json"\n{"exports":"a.js"}\n```', '1 "exports" must start with "./"'],
  ['```ts\nlet a;\nlet b c;\n```', "3 TS1005: ',' expected"],
  ['```json\nx\n```', '1 Unexpected token'],
  ['```jsonc\n{ "a" }\n```', "1 TS1005: ':' expected"],
  ['```yml\na: [b\n```', '1 unexpected end of the stream'],
  ['```json title="tsconfig.build.json"\n{ "a" }\n```', "1 TS1005: ':' expected"],
  [
    '```json title="a/tsconfig.json"\n{ "compilerOptions": { "strcit": true } } // a\n```',
    "1 Unknown compiler option 'strcit'. Did you mean 'strict'?",
  ],
  ['```ts file="dual/b.ts" title="rslib.config.ts"\n```', '1 examples/dual/b.ts does not exist'],
  [
    '```ts title="rslib.config.ts" fragment=""\n```',
    '1 is declared as a fragment without a reason',
  ],
  ['a\n\n```ts\nlet a;', '3 the code block is never closed'],
  ['a\n\n```ts', '3 the code block is never closed'],
  ['```ts {2-1}\n```', '1 "2-1" is not a list of lines'],
  ['a\n\n<Tabs>', '3 the page is not valid MDX'],
  [config('error="something else"'), '1 declares error="something else" but loads'],
])('%j has one mistake', async (text, message) => {
  const { said } = await check([text]);
  expect(said).toEqual([expect.stringContaining(`0.mdx:${message}`)]);
});

test('a sample of both languages is checked once, and reported at both places', async () => {
  const sample = config('error="something else"');
  const { placed, said } = await check([sample, `\n${sample}`], 'no');
  const message = 'declares error="something else" but fails with: no';
  expect(placed).toEqual(['sample.ts']);
  expect(said).toEqual([`0.mdx:1 ${message}`, `1.mdx:2 ${message}`]);
});

test('fragments are rare', async () => {
  const fragment = '```ts fragment="a type only"\nx\n```\n';
  const { fences, fragments } = await check([fragment.repeat(3) + '```text\n```\n'.repeat(17)]);
  expect(checkFragmentShare(fragments, fences)).toEqual([]);
  expect(checkFragmentShare(fragments, fences - 1)).toMatchObject([
    { message: '3 of 19 code blocks are declared as fragments, more than 15 %' },
  ]);
});
