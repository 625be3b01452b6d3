import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { RenderedPage } from '../../readPages';

/** Attributes that mean something without our styles and scripts. */
const keptAttributes = new Set(
  'href src alt title width height colSpan rowSpan dateTime start lang open'.split(' '),
);

/** Elements that only carried styles. */
const wrappers = new Set(['div', 'span', 'section']);

/**
 * The text of a post as other programs show it: its article without what needs our styles.
 *
 * @returns HTML
 * @throws Error if the article holds no text of a post: a feed without it is not valid
 */
export function feedContent({ article, url }: Pick<RenderedPage, 'article' | 'url'>): string {
  // Docusaurus names the element that holds the text of a post.
  const text = select('#__blog-post-container', article);
  if (!text)
    throw new Error(`The feed cannot hold ${url}: its page has no #__blog-post-container.`);
  const body = structuredClone(text);
  visit(body, 'element', (node, index, parent) => {
    if (parent && index !== undefined && wrappers.has(node.tagName)) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => keptAttributes.has(name)),
    );
  });
  return toHtml(body.children, { characterReferences: { useNamedReferences: true } }).trim();
}
