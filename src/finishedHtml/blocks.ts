import {
  attribute,
  childrenOf,
  elementsOf,
  isElement,
  squeeze,
  textOf,
  type Element,
  type Node,
} from './html';
import { isCommandTab, isNoise } from './isNoise';

/** A heading or a piece of text of an article, in order. */
export type Block =
  | { kind: 'heading'; depth: number; id: string; text: string }
  | { kind: 'text' | 'code'; text: string };

/** Elements that end the text before and after them. */
const blockTags = new Set(
  (
    'address article aside blockquote dd details div dl dt figure h1 h2 h3 h4 h5 h6 header hr li main ol p ' +
    'section summary table tr ul'
  ).split(' '),
);

/** Text of an element without what is left out. */
function readableText(node: Node): string {
  if (!isElement(node)) return textOf(node);
  return isNoise(node) ? '' : childrenOf(node).map(readableText).join('');
}

/** File name above a code sample: its own text, without the label for screen readers that stands in a `span`. */
function captionOf(figure: Element): string {
  const caption = childrenOf(figure).find(
    (child) => isElement(child) && child.tagName === 'figcaption',
  );
  if (!caption) return '';
  return childrenOf(caption)
    .filter((child) => !isElement(child))
    .map(textOf)
    .join('');
}

const isCode = ({ tagName }: Element) => tagName === 'code';

/**
 * Splits an article into headings, texts and code samples. The facts of an option (`<dl>`: type, default, since …) count
 * as code: their names are looked for, their labels are the same on every page.
 */
export function blocksOf(root: Node): Block[] {
  const blocks: Block[] = [];
  let open = '';
  let caption = '';

  const flush = () => {
    const text = squeeze(open);
    if (text) blocks.push({ kind: 'text', text });
    open = '';
  };

  const visit = (node: Node): void => {
    if (!isElement(node)) {
      open += textOf(node);
      return;
    }
    const { tagName } = node;
    if (isNoise(node) || isCommandTab(node)) return;
    if (tagName === 'pre') {
      flush();
      const text = squeeze(`${caption} ${readableText(node)}`);
      caption = '';
      if (text) blocks.push({ kind: 'code', text });
      return;
    }
    if (tagName === 'dl') {
      flush();
      const text = squeeze([...elementsOf(node, isCode)].map(readableText).join(' '));
      if (text) blocks.push({ kind: 'code', text });
      return;
    }
    const id = attribute(node, 'id');
    if (/^h[1-6]$/.test(tagName) && (id ?? tagName === 'h1')) {
      flush();
      const text = squeeze(readableText(node));
      if (text) blocks.push({ kind: 'heading', depth: Number(tagName[1]), id: id ?? '', text });
      return;
    }
    if (tagName === 'figure') caption = captionOf(node);
    if (tagName === 'figcaption') return;
    const isBlock = blockTags.has(tagName);
    if (isBlock) flush();
    childrenOf(node).forEach(visit);
    if (isBlock) flush();
    // Cells of a row, a line break: one text, but not one word.
    else if (['td', 'th', 'br', 'option'].includes(tagName)) open += ' ';
  };

  childrenOf(root).forEach(visit);
  flush();
  return blocks;
}
