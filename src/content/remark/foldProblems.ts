import type { Literal } from 'estree';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { problemSections } from '../../site/problemSections';
import { tocOf } from './toc';

/** Characters of the answer in a closed row: more than fit into a line of the widest article. */
const previewLength = 160;

const idOf = (heading: Heading) => heading.data?.hProperties?.id;

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

function element(
  name: string,
  attributes: MdxJsxAttribute[],
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
    // Marks the element as written in JSX: the theme would replace other `details`.
    data: { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'],
  };
}

/** The row of an entry: its heading, and the first paragraph, of which styles show one line. */
function fold([heading, ...content]: [Heading, ...RootContent[]]): MdxJsxFlowElement {
  const first = content.find(({ type }) => type === 'paragraph');
  const title = element(
    'FoldedHeading',
    [attribute('id', String(idOf(heading)))],
    heading.children,
  );
  const preview = element(
    'span',
    [attribute('aria-hidden', 'true')],
    [{ type: 'text', value: first ? toString(first).slice(0, previewLength) : '' }],
  );
  return element(
    'details',
    [attribute('className', 'problem')],
    [element('summary', [], [title, preview]), ...content],
  );
}

/**
 * Remark transform: folds the entries below `## Troubleshooting {/* #troubleshooting *\/}`, so that
 * a page can say what goes wrong without growing. The outline names the section once. It runs after
 * Docusaurus has collected the headings.
 */
export default function foldProblems() {
  return (tree: Root): void => {
    const { children } = tree;
    const isHeading = (node: RootContent, depth: number): node is Heading =>
      node.type === 'heading' && node.depth <= depth;
    // Before it, a page can have another section about errors, which isn't a list.
    const start = children
      .map((node) => isHeading(node, 2) && problemSections.has(String(idOf(node))))
      .lastIndexOf(true);
    if (start < 0) return;
    const next = children.findIndex((node, at) => at > start && isHeading(node, 2));
    // Docusaurus adds its list of headings to the end of the page.
    const statement = children.findIndex((node, at) => at > start && node.type === 'mdxjsEsm');
    const [end = children.length] = [next, statement].filter((at) => at > 0).sort((a, b) => a - b);

    const entries: [Heading, ...RootContent[]][] = [];
    const folded = new Set<unknown>();
    let at = children.findIndex((node, index) => index > start && isHeading(node, 3));
    const introduction = children.slice(start, at < 0 ? end : Math.min(at, end));
    for (at = start + introduction.length; at < end; at += 1) {
      const node = children[at]!;
      if (isHeading(node, 3)) entries.push([node]);
      else entries.at(-1)?.push(node);
      if (node.type === 'heading') folded.add(idOf(node));
    }
    children.splice(start, end - start, ...introduction, ...entries.map(fold));

    const toc = tocOf(tree);
    const isFolded = (item: (typeof toc)[number]) =>
      item?.type === 'ObjectExpression' &&
      item.properties.some(
        (property) =>
          property.type === 'Property' &&
          [property.key, property.value].every(({ type }) => type === 'Literal') &&
          (property.key as Literal).value === 'id' &&
          folded.has((property.value as Literal).value),
      );
    toc.splice(0, toc.length, ...toc.filter((item) => !isFolded(item)));
  };
}
