import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A piece of text that readers see. */
export interface Prose {
  text: string;
  /** Line of its first character in the file, counted from 1. */
  line: number;
}

/** Attributes whose values are translated. */
export const translatedAttributes: ReadonlySet<string> = new Set([
  'label',
  'title',
  'alt',
  'caption',
  'aria-label',
]);

/** Replaces code and values in text: they aren't checked, but something is between neighbors. */
export const codeMark = '\uFFFC';

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return codeMark;

  // A value, not a comment such as the id of a heading.
  if (node.type === 'mdxTextExpression' && !node.value.startsWith('/*')) return codeMark;

  if (node.type === 'text') return node.value;

  if (node.type === 'image') return node.alt ?? '';

  if (node.type === 'break') return '\n';

  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The texts of a node itself: its running text, the title of a code block or translated labels. */
function textsOf(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [textOf(node)];

  if (node.type === 'code') return [/\btitle="([^"]+)"/.exec(node.meta ?? '')?.[1] ?? ''];

  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];

  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    translatedAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** Lists the texts of a page in order, without code, URLs and ids. */
export function proseOf(tree: Root): Prose[] {
  const prose: Prose[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    const texts = textsOf(node).filter((text) => text.trim() !== '');
    prose.push(...texts.map((text) => ({ text, line })));
  });
  return prose;
}
