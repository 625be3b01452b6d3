import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** Narrows the type; text, comments and the document itself are no elements. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Value with its character references resolved, `''` for a bare attribute, `undefined` for none. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** Empty where a node cannot have children, so that callers need not tell the kinds apart. */
export function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** Elements below a node that meet a condition, in the order of the page. */
export function* elementsOf(node: Node, meets: (element: Element) => boolean): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    if (meets(child)) yield child;
    yield* elementsOf(child, meets);
  }
}

/** First such element below a node, in the order of the page; the node itself does not count. */
export function first(node: Node, meets: (element: Element) => boolean): Element | undefined {
  return elementsOf(node, meets).next().value as Element | undefined;
}

/** Text of a node to the letter: what is code has to keep its white space. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return childrenOf(node).map(textOf).join('');
}

/** White space as one space, none at the ends. Docusaurus' zero-width space in the link beside a heading goes, too. */
export function squeeze(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parses a whole document; a fragment would get `<html>`, `<head>` and `<body>` around it. */
export function parseHtml(html: string): Node {
  return parse(html);
}
