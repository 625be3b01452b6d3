import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

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

export function first(node: Node, meets: (element: Element) => boolean): Element | undefined {
  return elementsOf(node, meets).next().value as Element | undefined;
}

/** Text of a node, white space as one space. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return childrenOf(node).map(textOf).join('');
}

export function squeeze(text: string): string {
  // Docusaurus puts a zero-width space into the link beside a heading.
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function parseHtml(html: string): Node {
  return parse(html);
}
