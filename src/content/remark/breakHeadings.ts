import type { PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { findJsx, jsx } from './jsx';

/** After a dot or an underscore between words, but not before a short file extension. */
const seam = /(?<=\w[._])(?=\w{4})/;

function breakName(child: PhrasingContent): PhrasingContent {
  const parts = child.type === 'inlineCode' ? child.value.split(seam) : [];
  if (parts.length < 2) return child;
  const content = parts.flatMap((value, at) => {
    const text: Text = { type: 'text', value };
    return at > 0 ? [jsx('wbr'), text] : [text];
  });
  // The theme renders other `code` that contains elements as a block.
  return jsx('code', {}, content) as unknown as PhrasingContent;
}

/**
 * Remark transform: lets a long name in a heading wrap between its parts. Without it, a narrow
 * screen would break `output.overrideBrowserslist` at any letter. It runs after Docusaurus has
 * collected the headings for the outline, where styles do the same.
 */
export default function breakHeadings() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      heading.children = heading.children.map(breakName);
    });
    for (const heading of findJsx(tree, 'FoldedHeading'))
      heading.children = (heading.children as PhrasingContent[]).map(breakName);
  };
}
