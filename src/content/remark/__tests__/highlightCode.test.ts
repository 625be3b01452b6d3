import type { Code } from 'mdast';
import { VFile } from 'vfile';
import highlightCode from '../highlightCode';

const position = { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } };

function highlight(lang: string | null, meta: string | null, value: string, data?: Code['data']) {
  const node: Code = { type: 'code', lang, meta, value, data, position };
  const file = new VFile({ cwd: '/site', path: '/site/docs/a.mdx' });
  highlightCode({})({ type: 'root', children: [node] }, file);
  return node;
}

it('passes the markup as one string', () => {
  const node = highlight('ts', 'title="a.ts" {1} error="TS1"', 'let a;');
  expect(node.type).not.toBe('code');
  expect(node.value).toBeUndefined();
  expect(node.data).toEqual({
    hName: 'code',
    hChildren: [],
    hProperties: {
      className: ['language-ts'],
      html: '<mark><span class="token keyword">let</span> a;</mark>',
      label: 'TypeScript',
      title: 'a.ts',
    },
  });
});

it('does not highlight a fence without a language', () => {
  expect(highlight(null, 'wrap', 'a < b').data?.hProperties).toEqual({
    className: ['language-text'],
    html: 'a &lt; b',
    wrap: 'wrap',
  });
});

it.each([
  ['ts', 'title="a.ts"', undefined],
  ['js', 'title="dist/a.js"', 'output'],
  ['js', null, undefined],
])('```%s %s is of the kind %s', (lang, meta, kind) => {
  expect(highlight(lang, meta, 'a').data?.hProperties?.kind).toBe(kind);
});

it.each([
  ['', 'dist/a.js'],
  ['title="x"', 'x'],
])('an included file with %s has the title %s', (meta, title) => {
  const data = { path: 'dist/a.js', title: 'dist/a.js' };
  const properties = highlight('js', `file="a/dist/a.js" ${meta}`, 'a', data).data?.hProperties;
  expect(properties).toMatchObject({ title, kind: 'output' });
});

it('wraps the lines that belong together, and keeps the text', () => {
  const htmlOf = (meta: string) => highlight('text', meta, 'a\nb\nc').data?.hProperties?.html;
  expect(htmlOf('makes="x:1-2"')).toBe('<span data-makes="x" tabindex="0">a\nb\n</span>c');
  expect(htmlOf('of="x:1 y:2-3"')).toBe(
    '<span data-of="x">a\n</span><span data-of="y">b\nc</span>',
  );
  expect(() => htmlOf('of="x:4"')).toThrow(`"x:4" doesn't fit the lines of the code`);
});

it('links what the finder finds, but not the page itself, and with one tab stop', () => {
  const found = (start: number, url: string) => ({ start, end: start + 1, url, title: '"a"' });
  const node: Code = { type: 'code', lang: 'text', value: 'a b c d', position };
  highlightCode({
    home: '/zh/',
    findLinks: () => [found(0, '/config/a'), found(2, '/b'), found(4, '/b'), found(6, '/c')],
  })(
    {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'link', url: '/c', children: [] }] },
        node,
      ],
    },
    new VFile({
      cwd: '/site',
      path: '/site/i18n/zh/docusaurus-plugin-content-docs/current/config/a.mdx',
    }),
  );
  const attributes = 'class="token plain" href="/zh';
  expect(node.data?.hProperties?.html).toBe(
    `a <a ${attributes}/b" title="&quot;a&quot;">b</a> ` +
      `<a ${attributes}/b" title="&quot;a&quot;" tabindex="-1">c</a> ` +
      `<a ${attributes}/c" title="&quot;a&quot;" tabindex="-1">d</a>`,
  );
});

it.each([
  ['ts', 'titel="a"', 'the fence has titel="…", which means nothing'],
  ['ts', 'fragmnet', 'the fence has fragmnet'],
  ['tss', null, 'know the language "tss"'],
  ['ts', '{7}', 'the fence highlights line 7'],
])('```%s %s stops the build', (lang, meta, message) => {
  expect(() => highlight(lang, meta, 'x')).toThrow(message);
  expect(() => highlight(lang, meta, 'x')).toThrow(/^docs\/a\.mdx:3  /);
});
