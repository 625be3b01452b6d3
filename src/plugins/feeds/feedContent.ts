import { defaultTreeAdapter as tree, html, serialize } from 'parse5';
import {
  attribute,
  childrenOf,
  isElement,
  textOf,
  type Element,
  type Node,
} from '../../finishedHtml/html';
import { isNoise } from '../../finishedHtml/isNoise';

/** Attributes that mean something without our styles and scripts. */
const keptAttributes = new Set(
  'href src alt title width height colspan rowspan datetime start lang open'.split(' '),
);

/** Elements that only carried styles. */
const wrappers = new Set(['div', 'span', 'section']);

function make(tagName: string, children: Node[]): Element {
  const element = tree.createElement(tagName, html.NS.HTML, []);
  for (const child of children) tree.appendChild(element, child as never);
  return element;
}

/** A heading for what was a tab: `<p><strong>Yarn</strong></p>`. */
function tabLabel(panel: Element, root: Node): Node[] {
  const id = attribute(panel, 'aria-labelledby');
  const tab = id === undefined ? undefined : findById(root, id);
  if (!tab) return [];
  const text = tree.createTextNode(textOf(tab).trim());
  return [make('p', [make('strong', [text])])];
}

function findById(node: Node, id: string): Element | undefined {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    const found = attribute(child, 'id') === id ? child : findById(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Title above a code sample without its label for screen readers; nothing where the label stands alone. */
function caption(figcaption: Element): Node[] {
  const children = childrenOf(figcaption);
  if (!children.some(isElement)) return [];
  const title = children
    .filter((child) => !isElement(child))
    .map(textOf)
    .join('')
    .trim();
  return title ? [make('figcaption', [make('code', [tree.createTextNode(title)])])] : [];
}

function clean(node: Node, root: Node, url: string): Node[] {
  if (node.nodeName === '#comment') return [];
  if (!isElement(node)) return [tree.createTextNode(textOf(node))];
  if (isNoise(node)) return [];
  // Code is text: the colours of its tokens are ours.
  if (node.tagName === 'pre')
    return [make('pre', [make('code', [tree.createTextNode(textOf(node))])])];
  if (node.tagName === 'figcaption') return caption(node);
  const children = childrenOf(node).flatMap((child) => clean(child, root, url));
  const role = attribute(node, 'role');
  if (role === 'tablist') return [];
  if (role === 'tabpanel') return [...tabLabel(node, root), ...children];
  if (wrappers.has(node.tagName)) return children;
  const element = make(node.tagName, children);
  element.attrs = node.attrs
    .filter(({ name }) => keptAttributes.has(name))
    .map(({ name, value }) => ({
      name,
      value: name === 'href' || name === 'src' ? new URL(value, url).href : value,
    }));
  return [element];
}

/**
 * The text of a post as other programs show it, from its finished HTML: absolute addresses, all tabs with their names, and
 * nothing that needs our styles or scripts.
 *
 * @param body element that holds the text
 * @param url absolute address of the post
 */
export function feedContent(body: Element, url: string): string {
  const children = childrenOf(body).flatMap((child) => clean(child, body, url));
  return serialize(make('div', children)).trim();
}
