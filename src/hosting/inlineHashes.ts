import { hashSource, type InlineHashes } from '../config/hosting';
import { attribute, elementsOf, parseHtml, textOf } from '../finishedHtml/html';

/** Types of a `<script>` that a policy asks about (CSP 3, 6.7.3; HTML, "prepare the script element"); others are data. */
const codeTypes = /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i;

/**
 * Collects the hashes of all scripts, style elements and style attributes that stand in HTML pages.
 *
 * @returns sources of a content policy, each once, sorted, so that the same site makes the same policy
 */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const element of elementsOf(parseHtml(html), () => true)) {
      const style = attribute(element, 'style');
      if (style !== undefined) styles.add(style);
      if (element.tagName === 'style') styles.add(textOf(element));
      const isCode = codeTypes.test(attribute(element, 'type')?.trim() ?? '');
      if (element.tagName === 'script' && isCode && attribute(element, 'src') === undefined)
        scripts.add(textOf(element));
    }
  }
  const sources = (contents: Set<string>) => [...contents].map(hashSource).sort();
  return { scripts: sources(scripts), styles: sources(styles) };
}
