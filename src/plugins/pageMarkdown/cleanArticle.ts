import { defaultTreeAdapter, serializeOuter } from 'parse5';
import {
  attribute,
  childrenOf,
  isElement,
  parseHtml,
  type Element,
  type Node,
} from '../../finishedHtml/html';
import { isControl } from '../../finishedHtml/isNoise';
import { findRoot } from '../../finishedHtml/readPage';

/** Elements that styles may lay out as boxes side by side, though they are inline or hold inline elements only. */
const boxes = new Set(['a', 'div', 'span']);

/** Labels of tabs are buttons, but texts of the page. */
const isTab = (element: Element) => attribute(element, 'role') === 'tab';

/** An image without a text says nothing. */
const isDecoration = (element: Element) =>
  attribute(element, 'aria-hidden') === 'true' ||
  (element.tagName === 'img' && !attribute(element, 'alt'));

function isLeftOut(node: Node): boolean {
  // React parts neighbouring texts by comments.
  if (!isElement(node)) return node.nodeName === '#comment';
  return (isControl(node) && !isTab(node)) || isDecoration(node);
}

/** `<a><strong>Rspack</strong><span>Bundler</span></a>` → with a space between, where the page has a box's edge. */
function separate(parent: Element): void {
  const children = [...parent.childNodes];
  if (!boxes.has(parent.tagName) || !children.every(isElement)) return;
  for (const child of children.slice(1)) defaultTreeAdapter.insertTextBefore(parent, ' ', child);
}

function clean(parent: Element): void {
  // Code stays as it is, to the letter: folder trees hide their lines from screen readers.
  if (parent.tagName === 'pre') return;
  // What stands in `<noscript>` says in full what its neighbours show a part of: see components/OutputExplorer.
  const full = parent.childNodes.filter(
    (child) => isElement(child) && child.tagName === 'noscript',
  );
  if (full.length > 0) parent.childNodes = full;
  for (const child of [...parent.childNodes]) {
    if (isLeftOut(child)) defaultTreeAdapter.detachNode(child);
    else if (isElement(child)) clean(child);
  }
  separate(parent);
}

/**
 * Takes the article out of a finished page, without navigation, controls and decoration.
 *
 * @param html finished HTML of the page
 * @returns HTML that holds texts, code and structure only
 */
export function cleanArticle(html: string): string {
  const root: Node = findRoot(parseHtml(html));
  const element = isElement(root) ? root : childrenOf(root).find(isElement);
  if (!element) return '';
  clean(element);
  return serializeOuter(element);
}
