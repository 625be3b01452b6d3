import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { squeeze } from './readPages';

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

/** Elements of the classic theme that aren't content. */
const controls =
  'button, footer, input, label, nav, noscript, script, style, svg, template, [aria-hidden=true], ' +
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge';

/**
 * Splits an article into headings, texts and code samples, in document order. Of a `<dl>`, only
 * code counts, and as code: readers search for the values of facts, and the labels are the same on
 * every page.
 *
 * @param ignored selector of what isn't searched
 */
export function blocksOf(article: Element, ignored?: string): Block[] {
  const skipped = new Set(selectAll([controls, ignored].filter(Boolean).join(', '), article));
  const blocks: Block[] = [];
  let open = '';

  const add = (kind: 'text' | 'code', raw: string) => {
    const text = squeeze(raw);
    if (text) blocks.push({ kind, text });
  };
  const flush = () => {
    add('text', open);
    open = '';
  };
  const textOf = (node: ElementContent): string => {
    if (node.type !== 'element') return toString(node);
    if (skipped.has(node)) return '';
    return node.tagName === 'br' ? ' ' : node.children.map(textOf).join('');
  };
  const addCode = (children: readonly ElementContent[]) => {
    flush();
    // Without the box-drawing characters of folder trees and terminal output.
    const raw = children.map(textOf).join(' ');
    add('code', raw.replace(/[\u2500-\u257f]+/g, ' '));
  };

  const read = (node: ElementContent): void => {
    if (node.type !== 'element') return void (open += toString(node));
    if (skipped.has(node)) return;
    const { tagName, properties, children } = node;
    if (tagName === 'dl') return addCode(selectAll('code', node));
    if (tagName === 'pre' || (tagName === 'figure' && select('pre', node)))
      return addCode(children);
    if (/^h[1-6]$/.test(tagName) && (properties.id !== undefined || tagName === 'h1')) {
      flush();
      const text = squeeze(children.map(textOf).join(''));
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
