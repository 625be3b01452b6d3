import { transformed } from '../../../testing/transformed';
import highlightCode, { type HighlightCodeOptions } from '../highlightCode';

/** Properties of the element that the last block of a page becomes. */
function propertiesOf(markdown: string, options: HighlightCodeOptions = {}, page = 'docs/a.mdx') {
  const { children } = transformed(highlightCode(options), markdown, '/site', page);
  return children.at(-1)?.data?.hProperties;
}

const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\``;

test.each([
  [
    ...['ts title="a.ts" {1} error="TS1"', 'let a;'],
    {
      html: '<mark><span class="token keyword">let</span> a;</mark>',
      label: 'TypeScript',
      title: 'a.ts',
    },
  ],
  ['', 'a < b', { html: 'a &lt; b' }],
  ['js title="dist/a.js"', 'a', { label: 'JavaScript', title: 'dist/a.js', kind: 'output' }],
  ['text title="a" wrap', 'a', { title: 'a', kind: 'plain', wrap: 'wrap' }],
] as const)('```%s', (info, code, properties) => {
  const [language = 'text'] = /^\w+/.exec(info) ?? [];
  const className = [`language-${language}`];
  expect(propertiesOf(fence(info, code))).toEqual({ className, html: code, ...properties });
});

test.each([
  ['', 'dist/a.js'],
  ['title="x"', 'x'],
])('an included file with %s has the title %s, and the kind of its path', (meta, title) => {
  const { children } = transformed(
    (tree, file) => {
      tree.children[0]!.data = { path: 'dist/a.js', title: 'dist/a.js' };
      highlightCode({})(tree, file);
    },
    fence(`js file="a/dist/a.js" ${meta}`),
  );
  expect(children[0]?.data?.hProperties).toMatchObject({ title, kind: 'output' });
});

test('lines that belong together are wrapped, and keep their text', () => {
  const htmlOf = (meta: string) => propertiesOf(fence(`text ${meta}`, 'a\nb\nc'))?.html;
  expect(htmlOf('makes="x:1-2"')).toBe('<span data-makes="x" tabindex="0">a\nb\n</span>c');
  expect(htmlOf('of="x:1 y:2-3"')).toBe(
    '<span data-of="x">a\n</span><span data-of="y">b\nc</span>',
  );
  expect(() => htmlOf('of="x:4"')).toThrow(`"x:4" doesn't fit the lines of the code`);
});

test('code links what the finder finds, but not the page itself, and with one tab stop', () => {
  const found = (start: number, url: string) => ({ start, end: start + 1, url, title: '"a"' });
  const links = [found(0, '/config/a'), found(2, '/b'), found(4, '/b'), found(6, '/c')];
  const attributes = 'class="token plain" href="/zh';
  expect(
    propertiesOf(
      `[c](/c)\n\n${fence('text', 'a b c d')}`,
      { home: '/zh/', findLinks: () => links },
      'i18n/zh/docusaurus-plugin-content-docs/current/config/a.mdx',
    )?.html,
  ).toBe(
    `a <a ${attributes}/b" title="&quot;a&quot;">b</a> ` +
      `<a ${attributes}/b" title="&quot;a&quot;" tabindex="-1">c</a> ` +
      `<a ${attributes}/c" title="&quot;a&quot;" tabindex="-1">d</a>`,
  );
});

test.each([
  ['ts titel="a"', 'the fence has titel="…", which means nothing'],
  ['ts fragmnet', 'the fence has fragmnet'],
  ['tss', 'know the language "tss"'],
  ['ts {7}', 'the fence highlights line 7'],
])('```%s stops the build', (info, message) => {
  expect(() => propertiesOf(`\n${fence(info)}`)).toThrow(`docs/a.mdx:2  `);
  expect(() => propertiesOf(fence(info))).toThrow(message);
});
