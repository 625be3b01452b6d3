import { classify, fileNameOf } from '../classify';
import { readPages } from '../readPages';

const text = `---
title: A page
---

Run \`rslib build\`, or \`\`a \` b\`\`.

\`\`\`ts title="rslib.config.ts" {1}
let a;
  let b;
\`\`\`

- A list:

  \`\`\`\`md
  \`\`\`js
    x
  \`\`\`
  \`\`\`\`

<Tabs>
  <TabItem value="npm">
    \`\`\`
    plain
    \`\`\`
  </TabItem>
</Tabs>

| a | b |
| - | - |
| \`x\\|y\` | b |
`;

function read(source: string) {
  return readPages([['docs/a.mdx', source]]);
}

describe('readPages', () => {
  const { pages, issues } = read(text);

  it('finds fences with their options and lines', () => {
    expect(issues).toEqual([]);
    expect(pages[0]?.fences).toMatchObject([
      {
        file: 'docs/a.mdx',
        lang: 'ts',
        line: 7,
        code: 'let a;\n  let b;',
        meta: { attributes: { title: 'rslib.config.ts' }, lines: [1] },
      },
      { lang: 'md', line: 14, code: '```js\n  x\n```' },
      { lang: 'text', line: 22, code: 'plain' },
    ]);
  });

  it('finds inline code outside of fences', () => {
    expect(pages[0]?.inlineCode.map(({ code, line }) => [code, line])).toEqual([
      ['rslib build', 5],
      ['a ` b', 5],
      ['x|y', 30],
    ]);
  });

  it.each([
    ['a fence that is never closed', 'a\n\n```ts\nlet a;', 3, 'the code block is never closed'],
    ['a fence without a second line', 'a\n\n```ts', 3, 'the code block is never closed'],
    ['meta that cannot be parsed', '```ts {2-1}\n```', 1, '"2-1" is not a list of lines'],
    ['a page that cannot be read', 'a\n\n<Tabs>', 3, 'the page is not valid MDX'],
  ])('reports %s, with its line', (_name, source, line, message) => {
    expect(read(source).issues).toEqual([
      expect.objectContaining({ file: 'docs/a.mdx', line, fix: expect.any(String) as string }),
    ]);
    expect(read(source).issues[0]?.message).toContain(message);
  });
});

describe('classify', () => {
  const fencesOf = (words: readonly string[]) =>
    read(words.map((each) => `\`\`\`${each}\n\`\`\``).join('\n')).pages[0]?.fences ?? [];

  it.each([
    ['ts file="dual/rslib.config.ts"', 'included'],
    ['ts title="rslib.config.ts" fragment="part"', 'fragment'],
    ['ts title="rslib.config.ts"', 'config'],
    ['js title="packages/a/rslib.config.mjs"', 'config'],
    ['ts title="rsbuild.config.ts"', 'config'],
    ['json title="packages/a/package.json"', 'package'],
    ['ts title="src/index.ts"', 'script'],
    ['yaml', 'data'],
    ['bash npm2yarn', 'shell'],
    ['text', 'text'],
    ['scss', 'text'],
  ])('```%s is %s', (words, kind) => {
    expect(fencesOf([words]).map(classify)).toEqual([kind]);
  });

  it('names the file as a tool expects it', () => {
    const words = [
      'ts title="a/rslib.config.ts"',
      'tsx title="src/a.tsx"',
      'ts title="src/env.d.ts"',
    ];
    expect(fencesOf(words).map(fileNameOf)).toEqual([
      'rslib.config.ts',
      'sample.tsx',
      'sample.d.ts',
    ]);
  });
});
