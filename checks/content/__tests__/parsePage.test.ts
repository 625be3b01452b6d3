import { parsePage } from '../parsePage';

const source = `---
title: Page
---

## First \`x\` {/* #first */}

See [quick start](/guide/start/quick-start#run "title") and \`[no](link)\`.

\`\`\`ts title="a.ts"
## not a heading
\`\`\`

### No id

:::warning

<TabItem value="npm" label="npm" id="tab">
<OutputExplorer example="explorer" /> <a href="/a">a</a>
</TabItem>

:::

![Alt](/img/a.svg) ![](/img/b.svg)

<img src="/img/c.svg" alt="" />

import versions from '@site/src/site/npm.json';

:::note[Mind]
| **Row** |
| --- |
:::
`;

test('reads from the source what the rules need', () => {
  expect(parsePage('a.mdx', source)).toEqual({
    frontMatter: { title: 'Page' },
    keyLines: { title: 2 },
    imports: [{ url: '@site/src/site/npm.json', line: 27 }],
    headings: [
      { depth: 2, text: 'First x', id: 'first', line: 5 },
      { depth: 3, text: 'No id', id: undefined, line: 13 },
    ],
    fences: [{ info: 'ts title="a.ts"', code: '## not a heading', line: 9, endLine: 11 }],
    inlineCode: [
      { code: 'x', line: 5 },
      { code: '[no](link)', line: 7 },
    ],
    links: [
      { url: '/guide/start/quick-start#run', line: 7 },
      { url: '/a', line: 18 },
      { url: '/img/a.svg', line: 23 },
      { url: '/img/b.svg', line: 23 },
      { url: '/img/c.svg', line: 25 },
    ],
    images: [
      { src: '/img/a.svg', alt: 'Alt', line: 23 },
      { src: '/img/b.svg', alt: undefined, line: 23 },
      { src: '/img/c.svg', alt: '', line: 25 },
    ],
    components: [
      { tag: ':::warning', line: 15 },
      { tag: '<TabItem value="npm" id="tab">', line: 17 },
      { tag: '<OutputExplorer example="explorer">', line: 18 },
      { tag: ':::note', line: 29 },
    ],
    ids: ['first', 'tab'],
    prose: [
      { text: 'First \uFFFC ', line: 5 },
      { text: 'See quick start and \uFFFC.', line: 7 },
      { text: 'a.ts', line: 9 },
      { text: 'No id', line: 13 },
      { text: 'npm', line: 17 },
      { text: ' a', line: 18 },
      { text: 'Alt ', line: 23 },
      { text: 'Mind', line: 29 },
      { text: 'Row', line: 30 },
    ],
  });
});

test('a longer fence can contain a shorter one', () => {
  const { fences } = parsePage('a.mdx', '````md\n```ts\n```\n````\n');
  expect(fences).toEqual([{ info: 'md', code: '```ts\n```', line: 1, endLine: 4 }]);
});
