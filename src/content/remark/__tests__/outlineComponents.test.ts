import type { ArrayExpression, Program } from 'estree';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { program } from '../jsx';
import outlineComponents from '../outlineComponents';

const heading = (depth: Heading['depth']): Heading => ({ type: 'heading', depth, children: [] });
const component: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: 'Index',
  attributes: [],
  children: [],
};

/** A list with a text for each heading, as Docusaurus adds it. */
const tocOf = (...texts: string[]) => program(`export const toc = ${JSON.stringify(texts)}`);

function transformed(children: RootContent[], estree: Program) {
  const list: RootContent = { type: 'mdxjsEsm', value: '', data: { estree } };
  const tree: Root = { type: 'root', children: [...children, list] };
  outlineComponents({ Index: '@site/headings' })(tree);
  const [statement] = estree.body;
  const { declarations } = (statement as { declaration: { declarations: unknown[] } }).declaration;
  const { elements } = (declarations[0] as { init: ArrayExpression }).init;
  return {
    first: tree.children[0],
    toc: elements.map((element) =>
      element?.type === 'SpreadElement'
        ? `...${(element.argument as { name: string }).name}`
        : (element as { value: string }).value,
    ),
  };
}

test('headings of a component are listed where it is, and imported', () => {
  const page = [heading(1), heading(2), component, heading(2)];
  const { first, toc } = transformed(page, tocOf('before', 'after'));
  expect(toc).toEqual(['before', '...headingsOfIndex', 'after']);
  expect(first).toMatchObject({ value: "import headingsOfIndex from '@site/headings'" });
});

test('a page without such a component stays as it is', () => {
  const { first, toc } = transformed([heading(2)], tocOf('only'));
  expect(toc).toEqual(['only']);
  expect(first?.type).toBe('heading');
});
