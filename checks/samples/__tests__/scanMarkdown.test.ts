import { classify, fileNameOf } from '../classify';
import { scanMarkdown } from '../scanMarkdown';

const TEXT = `---
title: \`not a fence\`
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

\`\`\`
plain
\`\`\`
`;

describe('scanMarkdown', () => {
  const page = scanMarkdown(TEXT, 'docs/a.mdx', 'en');

  it('finds fences with their words and lines', () => {
    expect(page.fences).toMatchObject([
      {
        lang: 'ts',
        line: 7,
        code: 'let a;\n  let b;',
        meta: { attributes: { title: 'rslib.config.ts' }, lines: [1] },
      },
      { lang: 'md', line: 14, code: '```js\n  x\n```' },
      { lang: 'text', line: 20, code: 'plain' },
    ]);
  });

  it('finds inline code outside of fences', () => {
    expect(page.inlineCode.map(({ code, line }) => [code, line])).toEqual([
      ['not a fence', 2],
      ['rslib build', 5],
      ['a ` b', 5],
    ]);
  });

  it('refuses a fence that is never closed', () => {
    expect(() => scanMarkdown('a\n\n```ts\nlet a;', 'docs/a.mdx', 'en')).toThrow(
      'docs/a.mdx:3: the fence is never closed; add ```',
    );
  });

  it('names the place of words that cannot be read', () => {
    expect(() => scanMarkdown('```ts {2-1}\n```', 'docs/a.mdx', 'en')).toThrow(
      'docs/a.mdx:1: "2-1" is no list of lines',
    );
  });
});

describe('classify', () => {
  it.each([
    ['ts file="dual/rslib.config.ts"', 'quoted'],
    ['ts title="rslib.config.ts" fragment="part"', 'fragment'],
    ['ts title="rslib.config.ts"', 'config'],
    ['js title="packages/a/rslib.config.mjs"', 'config'],
    ['ts title="rsbuild.config.ts"', 'config'],
    ['ts title=".storybook/main.ts"', 'config'],
    ['json title="packages/a/package.json"', 'package'],
    ['ts title="src/index.ts"', 'script'],
    ['yaml', 'data'],
    ['bash npm2yarn', 'shell'],
    ['text', 'text'],
    ['scss', 'text'],
  ])('```%s is %s', (words, kind) => {
    const [fence] = scanMarkdown(`\`\`\`${words}\n\`\`\``, 'a', 'en').fences;
    expect(fence && classify(fence)).toBe(kind);
  });

  it('tells under which name a tool finds the sample', () => {
    const { fences } = scanMarkdown(
      ['ts title="a/rslib.config.ts"', 'tsx title="src/a.tsx"', 'ts title="src/env.d.ts"']
        .map((words) => `\`\`\`${words}\n\`\`\``)
        .join('\n'),
      'a',
      'en',
    );
    expect(fences.map(fileNameOf)).toEqual(['rslib.config.ts', 'sample.tsx', 'sample.d.ts']);
  });
});
