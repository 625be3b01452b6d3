import type { Literal } from 'estree';
import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { problemSections } from '../../site/problemSections';
import { jsx, type JsxElement } from './jsx';
import { tocOf } from './toc';

/** Characters of the answer in a closed row: more than fit into a line of the widest article. */
const previewLength = 160;

const idOf = (heading: Heading) => heading.data?.hProperties?.id;

/** The row of an entry: its heading, and the first paragraph, of which styles show one line. */
function fold([heading, ...content]: [Heading, ...RootContent[]]): JsxElement {
  const first = content.find(({ type }) => type === 'paragraph');
  const value = first ? toString(first).slice(0, previewLength) : '';
  const title = jsx('FoldedHeading', { id: String(idOf(heading)) }, heading.children);
  const preview = jsx('span', { 'aria-hidden': 'true' }, [{ type: 'text', value }]);
  return jsx('details', { className: 'problem' }, [
    jsx('summary', {}, [title, preview]),
    ...content,
  ]);
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
    // Docusaurus adds its list of headings to the end of the page.
    const next = children.findIndex(
      (node, at) => at > start && (isHeading(node, 2) || node.type === 'mdxjsEsm'),
    );
    const section = children.slice(start, next < 0 ? undefined : next);

    const entries: [Heading, ...RootContent[]][] = [];
    const introduction = section.filter((node, at) => {
      if (at > 0 && isHeading(node, 3)) entries.push([node]);
      else entries.at(-1)?.push(node);
      return entries.length === 0;
    });
    children.splice(start, section.length, ...introduction, ...entries.map(fold));

    const folded = new Set<unknown>(
      entries.flat().flatMap((node) => (node.type === 'heading' ? idOf(node) : [])),
    );
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
