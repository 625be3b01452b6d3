import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { problemSections } from '../../site/problemSections';
import { jsx, type JsxElement } from './jsx';
import { readHeading } from './mdx';

/** Characters of the answer in a closed row: more than fit into a line of the widest article. */
const previewLength = 160;

/** The row of an entry: its heading, and the first paragraph, of which styles show one line. */
function fold([heading, ...content]: [Heading, ...RootContent[]]): JsxElement {
  const first = content.find(({ type }) => type === 'paragraph');
  const value = first ? toString(first).slice(0, previewLength) : '';
  const { id = '' } = readHeading(heading);
  const words = id ? heading.children.slice(0, -1) : heading.children;
  const last = words.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const title = jsx('FoldedHeading', { id }, words);
  const preview = jsx('span', { 'aria-hidden': 'true' }, [{ type: 'text', value }]);
  return jsx('details', { className: 'problem' }, [
    jsx('summary', {}, [title, preview]),
    ...content,
  ]);
}

/**
 * Remark transform: folds the entries below `## Troubleshooting {/* #troubleshooting *\/}`, so that
 * a page can say what goes wrong without growing. It runs before Docusaurus collects the headings:
 * the outline names the section once.
 */
export default function foldProblems() {
  return (tree: Root): void => {
    const { children } = tree;
    const isHeading = (node: RootContent, depth: number): node is Heading =>
      node.type === 'heading' && node.depth <= depth;
    // Before it, a page can have another section about errors, which isn't a list.
    const start = children
      .map((node) => isHeading(node, 2) && problemSections.has(readHeading(node).id ?? ''))
      .lastIndexOf(true);
    if (start < 0) return;
    const next = children.findIndex((node, at) => at > start && isHeading(node, 2));
    const section = children.slice(start, next < 0 ? undefined : next);

    const entries: [Heading, ...RootContent[]][] = [];
    const introduction = section.filter((node, at) => {
      if (at > 0 && isHeading(node, 3)) entries.push([node]);
      else entries.at(-1)?.push(node);
      return entries.length === 0;
    });
    children.splice(start, section.length, ...introduction, ...entries.map(fold));
  };
}
