import type { Element, Nodes } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { Code } from 'mdast';

/** Text of a node to the letter; `hast-util-to-text` would treat white space as a browser does. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** First element of that name below a node, at any depth: themes put elements between a block and its code. */
export function find(node: Nodes, tagName: string): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === tagName) return child;
    const found = find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** `<code class="language-ts">` → `ts` */
function languageOf(code: Element): string | undefined {
  const { className } = code.properties;
  const name = Array.isArray(className) ? className.map(String) : [];
  return name.find((each) => each.startsWith('language-'))?.slice('language-'.length);
}

/** Title of a block: the caption's own text, without the language for screen readers, which stands in an element. */
function titleOf(figure: Element): string {
  const own = find(figure, 'figcaption')?.children.filter(({ type }) => type === 'text') ?? [];
  return own.map(textOf).join('').trim();
}

function fence(pre: Element, title: string): Code {
  const code = find(pre, 'code') ?? pre;
  // Behind the back-ticks the first word is the language: a title alone would be taken for it.
  const lang = languageOf(code) ?? (title ? 'text' : null);
  const meta = title ? `title="${title.replaceAll('"', "'")}"` : null;
  return { type: 'code', lang, meta, value: textOf(code) };
}

/** `<pre>` on its own → a fence with its language. */
export function pre(_state: State, element: Element): Code {
  return fence(element, '');
}

/** `<figure class="theme-code-block">` → a fence with language and title; another figure → what it holds. */
export function figure(state: State, element: Element) {
  const block = find(element, 'pre');
  return block ? fence(block, titleOf(element)) : state.toFlow(state.all(element));
}
