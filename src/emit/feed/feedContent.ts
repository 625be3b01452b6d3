import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { RenderedPage } from '../readPages';

/** Attributes that have a meaning without the site's styles and scripts. */
const keptAttributes = new Set(
  'href src alt title width height colSpan rowSpan dateTime start lang open'.split(' '),
);

/** Elements that are only there for styles. */
const wrappers = new Set(['div', 'span', 'section']);

/**
 * The content of a post for feed readers: its article without what needs the site's styles.
 *
 * @returns HTML
 * @throws Error if the article does not contain a post
 */
export function feedContent({ article, url }: Pick<RenderedPage, 'article' | 'url'>): string {
  // Docusaurus gives the element with the body of a post this id.
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
