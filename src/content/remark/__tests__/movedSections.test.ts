import type { Root } from 'mdast';
import { VFile } from 'vfile';
import movedSections from '../movedSections';

function transformed(moved: unknown): Root {
  const tree: Root = { type: 'root', children: [] };
  movedSections()(tree, new VFile({ path: 'docs/a.mdx', data: { frontMatter: { moved } } }));
  return tree;
}

test('each section that was on the page has a note with its former id', () => {
  expect(transformed({ a: '/b#c' }).children).toMatchObject([
    { name: 'MovedSection', attributes: [{ value: 'a' }, { value: '/b#c' }] },
  ]);
  expect(transformed(undefined).children).toEqual([]);
});
