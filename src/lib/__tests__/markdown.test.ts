import { parseMarkdown } from '../markdown';

const source = `---
title: Page
---

## First \`x\` {/* #first */}

See [quick start](/guide/start/quick-start#run "title") and \`[no](link)\`.

\`\`\`ts title="a.ts"
## not a heading
\`\`\`

### No id

<TabItem value="npm" label="npm">
<OutputExplorer example="explorer" />
![Alt](/img/a.svg)
`;

test('the structure of a page is read from its source', () => {
  expect(parseMarkdown(source)).toEqual({
    headings: [
      { depth: 2, text: 'First `x`', id: 'first', line: 5 },
      { depth: 3, text: 'No id', id: undefined, line: 13 },
    ],
    fences: [{ info: 'ts title="a.ts"', code: '## not a heading\n', line: 9 }],
    links: ['/guide/start/quick-start#run', '/img/a.svg'],
    components: ['TabItem value="npm"', 'OutputExplorer example="explorer"'],
  });
});

test('a longer fence holds a shorter one', () => {
  const { fences } = parseMarkdown('````md\n```ts\n```\n````\n');
  expect(fences).toEqual([{ info: 'md', code: '```ts\n```\n', line: 1 }]);
});
