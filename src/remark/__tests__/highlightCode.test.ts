import highlightCode from '../highlightCode';
import type { TreeNode } from '../tree';

function highlight(lang: string | null, meta: string | null, value: string) {
  const node: TreeNode = {
    type: 'code',
    lang,
    meta,
    value,
    position: { start: { line: 3 } },
  };
  const tree: TreeNode = { type: 'root', children: [node] };
  highlightCode({ siteDir: '/site' })(tree, { path: '/site/docs/a.mdx' });
  return node;
}

describe('highlightCode', () => {
  it('hands the markup over as one string', () => {
    const node = highlight('ts', 'title="a.ts" {1} error="TS1"', 'let a;');
    expect(node.type).not.toBe('code');
    expect(node.value).toBeUndefined();
    expect(node.data).toEqual({
      hName: 'code',
      hChildren: [],
      hProperties: {
        className: 'language-ts',
        html: '<mark><span class="token keyword">let</span> a;</mark>',
        label: 'TypeScript',
        title: 'a.ts',
      },
    });
  });

  it('leaves a fence without language plain', () => {
    expect(highlight(null, 'wrap', 'a < b').data?.hProperties).toEqual({
      className: 'language-text',
      html: 'a &lt; b',
      wrap: 'wrap',
    });
  });

  it.each([
    ['ts', 'titel="a"', 'the fence says titel="…", which nothing reads'],
    ['ts', 'fragmnet', 'the fence says fragmnet'],
    ['tss', null, '"tss" is no language'],
    ['ts', '{7}', 'line 7 is to be highlighted'],
  ])('```%s %s stops the build', (lang, meta, message) => {
    expect(() => highlight(lang, meta, 'x')).toThrow(message);
    expect(() => highlight(lang, meta, 'x')).toThrow(/^docs\/a\.mdx:3: /);
  });
});
