import type { Nodes, Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { squeeze } from '../../finishedHtml/html';
import { readPage } from '../../finishedHtml/readPage';
import { cleanArticle } from './cleanArticle';
import { handlersFor } from './handlers';

/** A page in the form that is made for programs. */
export interface MarkdownPage {
  /** Absolute canonical address of the page. */
  url: string;
  title: string;
  description: string;
  /** Section of the site: the group of the sidebar, else the entry of the navbar, else the page itself. */
  section: string;
  markdown: string;
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** Leaves out the empty lines between the items of a list whose items are a line each, with or without a list below. */
function tighten(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(tighten);
  if (node.type !== 'list') return;
  for (const item of node.children)
    item.spread = item.children.slice(1).some((child) => child.type !== 'list');

  node.spread = node.children.some((item) => item.spread);
}

/** Puts title and description first; a page that shows its description itself has it once only. */
function withHead(title: string, description: string) {
  return ({ children }: Root): void => {
    let at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    if (at < 0) {
      const text = { type: 'text' as const, value: title };
      children.unshift({ type: 'heading', depth: 1, children: [text] });
      at = 0;
    }
    const isShown = children.some(
      (node) => node.type === 'paragraph' && squeeze(plainText(node)) === description,
    );
    if (!description || isShown) return;
    const text = { type: 'text' as const, value: description };
    children.splice(at + 1, 0, {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [text] }],
    });
  };
}

/**
 * Makes the Markdown form of a page from its finished HTML: title, description, then the article, with absolute links.
 *
 * @param html finished HTML of the page
 * @param url absolute canonical address of the page
 * @throws Error that names the page if it has neither a heading nor a title
 */
export function toMarkdown(html: string, url: string): MarkdownPage {
  try {
    const { title, description, section } = readPage(html);
    const markdown = unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeRemark, { handlers: handlersFor(url) })
      .use(() => withHead(title, description))
      .use(() => tighten)
      .use(remarkGfm, { tablePipeAlign: false })
      // Asterisks: an underscore beside a Han character would not be emphasis.
      .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', fences: true })
      .processSync(cleanArticle(html));
    return { url, title, description, section, markdown: String(markdown) };
  } catch (cause) {
    throw new Error(`No Markdown can be made of ${url}.`, { cause });
  }
}
