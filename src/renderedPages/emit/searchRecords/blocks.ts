import type { Element, ElementContent, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { packageManagers } from '../../../remark/packageManagers';
import { squeeze } from '../../squeeze';

/** A heading, text or code sample of an article. */
export type Block =
  | { kind: 'heading'; depth: number; id: string; text: string }
  | { kind: 'text' | 'code'; text: string };

/** Elements that end the text before and after them. */
const blockTags = new Set(
  (
    'address article aside blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p ' +
    'section summary table tr ul'
  ).split(' '),
);

/**
 * Content that would only add duplicate results: the overview repeats the headings of other pages,
 * other package managers repeat npm's command, and many pages have tabs with the same labels, or
 * links to examples.
 */
function isRepeated({ properties }: Element): boolean {
  const { dataExample, dataOverview, dataTab, dataTabLabel, hidden } = properties;
  const isCommand = hidden === true && packageManagers.some(([name]) => name === dataTab);
  return (
    isCommand || [dataExample, dataOverview, dataTabLabel].some((value) => value !== undefined)
  );
}

/** Text of code, without the box-drawing characters of folder trees and terminal output. */
function codeText(children: readonly RootContent[]): string {
  const text = children.map((child) => toString(child as Element)).join(' ');
  return squeeze(text.replace(/[\u2500-\u257f]+/g, ' '));
}

/**
 * Splits an article into headings, texts and code samples, in document order. The facts of an
 * option (`<dl>`: type, default, since …) count as code: readers search for the values, and the
 * labels are the same on every page.
 */
export function blocksOf(article: Element): Block[] {
  const blocks: Block[] = [];
  let open = '';

  const flush = () => {
    const text = squeeze(open);
    if (text) blocks.push({ kind: 'text', text });
    open = '';
  };
  const addCode = (children: readonly RootContent[]) => {
    flush();
    const text = codeText(children);
    if (text) blocks.push({ kind: 'code', text });
  };

  const read = (node: ElementContent): void => {
    if (node.type !== 'element') {
      open += toString(node);
      return;
    }
    const { tagName, properties, children } = node;
    if (isRepeated(node)) return;
    if (tagName === 'pre' || (tagName === 'figure' && select('pre', node))) {
      addCode(children);
      return;
    }
    if (tagName === 'dl') {
      addCode(selectAll('code', node));
      return;
    }
    if (/^h[1-6]$/.test(tagName) && (properties.id !== undefined || tagName === 'h1')) {
      flush();
      const text = squeeze(toString(node));
      const id = String(properties.id ?? '');
      if (text) blocks.push({ kind: 'heading', depth: Number(tagName[1]), id, text });
      return;
    }
    const isBlock = blockTags.has(tagName);
    if (isBlock) flush();
    children.forEach(read);
    if (isBlock) flush();
    // Cells of a row and line breaks separate words, but not texts.
    else if (['td', 'th', 'br', 'option'].includes(tagName)) open += ' ';
  };

  article.children.forEach(read);
  flush();
  return blocks;
}
