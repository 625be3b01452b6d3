import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { hashSource, type InlineHashes } from './policy';

/**
 * Types of `<script>` elements that contain code; others contain data, which the policy does not
 * restrict (HTML, "prepare the script element").
 */
const codeTypes = /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i;

/**
 * Collects the hashes of all inline scripts, style elements and style attributes in HTML pages.
 *
 * @returns unique, sorted sources of a content security policy, so that the same site always has
 *   the same policy
 */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    visit(fromHtml(html), 'element', (element) => {
      const { tagName, properties } = element;
      const { style, type = '' } = properties;
      if (style !== undefined) styles.add(String(style));
      if (tagName === 'style') styles.add(toString(element));
      const isCode = properties.src === undefined && codeTypes.test(String(type).trim());
      if (tagName === 'script' && isCode) scripts.add(toString(element));
    });
  }
  const sources = (contents: Set<string>) => [...contents].map(hashSource).sort();
  return { scripts: sources(scripts), styles: sources(styles) };
}
