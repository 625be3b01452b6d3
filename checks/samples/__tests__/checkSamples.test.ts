import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { formatIssue } from '../../base/issue';
import { checkSamples, type Tools } from '../checkSamples';
import { parseOptions } from '../../base/cliHelp';
import { readPages } from '../readPages';
import { checkFragmentShare } from '../rules/fragments';
import { Scratch } from '../scratch';

let folder: string;
let tools: Tools;
const typeCheck = jest.fn<ReturnType<Tools['typeCheck']>, [readonly string[]]>();
const loadConfigs = jest.fn<ReturnType<Tools['loadConfigs']>, [readonly string[]]>();

/** The real tools run in the self-test of the check; these are stubs. */
beforeEach(() => {
  folder = tempFolder({ 'examples/dual/a.ts': 'let a;\n' });
  typeCheck.mockReset().mockImplementation((files) => new Map(files.map((file) => [file, []])));
  loadConfigs
    .mockReset()
    .mockImplementation((files) =>
      Promise.resolve(new Map(files.map((file) => [file, undefined]))),
    );
  const options = parseOptions('Options:\n  -w, --watch  watch\n');
  tools = {
    typeCheck,
    loadConfigs,
    scratch: new Scratch(folder),
    examplesDir: path.join(folder, 'examples'),
    parsers: {
      json: (code) => (code.startsWith('{') ? [] : [{ message: 'not JSON', fix: 'Write JSON.' }]),
    },
    cli: new Map([
      ['', options],
      ['build', options],
    ]),
    ranges: new Map(),
  };
});

const config = (words = '') =>
  `\`\`\`ts title="rslib.config.ts" ${words}\nexport default 1;\n\`\`\`\n`;

function check(english: string, chinese = '') {
  const texts = [
    ['docs/a.mdx', english],
    ['i18n/zh/a.mdx', chinese],
  ] as const;
  return checkSamples(readPages(texts).pages, tools);
}

const messages = async (english: string): Promise<string[]> =>
  (await check(english)).issues.map(formatIssue);

describe('checkSamples', () => {
  it('counts what it verified', async () => {
    const text = [
      config(),
      '```ts file="dual/a.ts"\n```',
      '```json\n{}\n```',
      '```json title="package.json"\n{ "scripts": { "build": "rslib build -w" } }\n```',
      '```bash\nnpx rslib build\n```',
      '```text\nsome output\n```',
      'Run `rslib -w`.',
    ].join('\n\n');
    expect(await check(text, text)).toEqual({ fences: 12, fragments: 0, issues: [] });
    expect(typeCheck.mock.calls[0]?.[0]).toHaveLength(1);
    expect(loadConfigs.mock.calls[0]?.[0]).toHaveLength(1);
  });

  it('checks a sample of both languages once, and reports both places', async () => {
    typeCheck.mockImplementation(
      ([file]) => new Map([[file as string, [{ message: 'TS1: no', line: 1 }]]]),
    );
    const { issues } = await check(config(), `\n${config()}`);
    expect(typeCheck.mock.calls[0]?.[0]).toHaveLength(1);
    expect(issues).toMatchObject([
      { file: 'docs/a.mdx', line: 2 },
      { file: 'i18n/zh/a.mdx', line: 3 },
    ]);
    expect(loadConfigs).toHaveBeenCalledWith([]);
  });

  it.each([
    ['```bash\nrslib build --wacth\n```', 'has no option --wacth'],
    ['Run `npx rslib dev`.', 'rslib has no command "dev"'],
    ['```json title="package.json"\n{"scripts":{"a":"rslib --x"}}\n```', 'has no option --x'],
    ['```json title="package.json"\n{"exports":"a.js"}\n```', 'must start with "./"'],
    ['```json\nx\n```', 'not JSON'],
    ['```ts file="dual/b.ts"\n```', 'examples/dual/b.ts does not exist'],
    ['```ts fragment=""\n```', 'is declared as a fragment without a reason'],
  ])('reports the mistake in %j', async (text, message) => {
    expect((await messages(text)).join('\n')).toContain(message);
  });

  it('reports too many fragments', async () => {
    const fragment = '```ts fragment="a type only"\nx\n```\n';
    const included = '```ts file="dual/a.ts"\n```\n';
    const { fences, fragments } = await check(fragment.repeat(3) + included.repeat(17));
    expect(checkFragmentShare(fragments, fences)).toEqual([]);
    expect(checkFragmentShare(fragments, fences - 1)).toMatchObject([
      { message: '3 of 19 code blocks are declared as fragments, more than 15 %' },
    ]);
  });
});
