import {
  attribute,
  childrenOf,
  first,
  isElement,
  parseHtml,
  squeeze,
  textOf,
  type Element,
  type Node,
} from './html';
import { blocksOf, type Block } from './blocks';

/** What a finished page says of itself. */
export interface PageText {
  title: string;
  description: string;
  /** Section of the site: the group of the sidebar, else the entry of the navbar, else the page itself. */
  section: string;
  blocks: Block[];
}

const is = (tagName: string) => (element: Element) => element.tagName === tagName;

/** The article, where the page is one: a list of posts has one or more, and its heading outside them. */
export function findRoot(document: Node): Node {
  const main = first(document, is('main')) ?? document;
  return first(main, (element) => is('article')(element) && !!first(element, is('h1'))) ?? main;
}

function isCurrentPage(element: Element): boolean {
  return element.tagName === 'a' && attribute(element, 'aria-current') === 'page';
}

/** Label of the outermost group of the sidebar that holds the current page: `<li>label<ul>…<a aria-current="page">`. */
function sidebarGroup(document: Node): string | undefined {
  const sidebar = first(document, (element) => attribute(element, 'id') === 'sidebar');
  const current = sidebar && first(sidebar, isCurrentPage);
  let label: string | undefined;
  for (let node: Node | null = current ?? null; node && node !== sidebar;) {
    if (isElement(node) && node.tagName === 'li') {
      const hasGroup = childrenOf(node).some((child) => isElement(child) && child.tagName === 'ul');
      const head: Element | undefined = childrenOf(node).find(isElement);
      const link = head && (isCurrentPage(head) ? head : first(head, isCurrentPage));
      if (hasGroup && head) label = squeeze(textOf(link ?? head));
    }
    node = 'parentNode' in node ? (node.parentNode as Node | null) : null;
  }
  return label;
}

/** Entry of the navbar that the page belongs to. */
function navbarEntry(document: Node): string | undefined {
  const bar = first(document, is('nav'));
  const isCurrent = (element: Element) =>
    element.tagName === 'a' &&
    attribute(element, 'aria-current') === 'true' &&
    attribute(element, 'lang') === undefined;
  const entry = bar && first(bar, isCurrent);
  return entry && squeeze(textOf(entry));
}

/**
 * Reads a finished page.
 *
 * @throws Error if the page has neither a heading nor a title
 */
export function readPage(html: string): PageText {
  const document = parseHtml(html);
  const blocks = blocksOf(findRoot(document));
  const heading = blocks.find((block) => block.kind === 'heading' && block.depth === 1);
  const head = first(document, is('title'));
  const title = heading?.text ?? (head ? squeeze(textOf(head)).split(' | ')[0] : undefined);
  if (!title) throw new Error('The page has neither a heading nor a title.');
  const meta = first(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  return {
    title,
    description: squeeze((meta && attribute(meta, 'content')) ?? ''),
    section: sidebarGroup(document) ?? navbarEntry(document) ?? title,
    blocks,
  };
}
