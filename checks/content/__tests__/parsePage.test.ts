import { parsePage } from '../parsePage';

const source = `---
title: Page
---

## First \`x\` {/* #first */}

See [quick start](/guide/start/quick-start#run "title") and \`[no](link)\`.

\`\`\`ts title="a.ts"
## not a heading
\`\`\`

:::warning

<TabItem value="npm" label="npm" id="tab">
<OutputExplorer example="explorer" /> <a href="/a">a</a>
</TabItem>

:::

![Alt](/img/a.svg) <img src="/img/c.svg" alt="" />

:::note[Mind]
| **Row** |
| --- |
:::
`;

test('reads what readers see as prose, and what translations share', () => {
  const { prose, components, ids, images } = parsePage('a.mdx', source);
  expect(prose).toEqual([
    { text: 'First \uFFFC ', line: 5 },
    { text: 'See quick start and \uFFFC.', line: 7 },
    { text: 'a.ts', line: 9 },
    { text: 'npm', line: 15 },
    { text: ' a', line: 16 },
    { text: 'Alt ', line: 21 },
    { text: 'Mind', line: 23 },
    { text: 'Row', line: 24 },
  ]);
  expect(components.map(({ tag }) => tag)).toEqual([
    ':::warning',
    '<TabItem value="npm" id="tab">',
    '<OutputExplorer example="explorer">',
    ':::note',
  ]);
  expect(ids).toEqual(['first', 'tab']);
  expect(images[1]).toEqual({ src: '/img/c.svg', hasText: true, line: 21 });
});
