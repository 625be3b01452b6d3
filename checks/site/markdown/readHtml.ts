import { parse } from 'parse5';
import {
  attribute,
  childrenOf,
  isElement,
  squeeze,
  textOf,
  type Element,
  type Node,
} from '../../../src/finishedHtml/html';
import { findRoot } from '../../../src/finishedHtml/readPage';
import type { PageFacts } from './facts';

const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

/** Navigation, and the tools of the page. */
function isAround(element: Element): boolean {
  return (
    ['nav', 'footer'].includes(element.tagName) ||
    hasClass(element, 'hash-link') ||
    attribute(element, 'data-page-tools') !== undefined
  );
}

function languageOf(pre: Element): string {
  const code = childrenOf(pre).find(isElement);
  const classes = (code && attribute(code, 'class'))?.split(' ') ?? [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}

/**
 * Reads the article of a finished page. Written apart from the conversion on purpose: one mistake in both would not show.
 *
 * @param url absolute address of the page
 */
export function readHtml(html: string, url: string): PageFacts {
  const facts: PageFacts = { headings: [], code: [], links: [] };

  const visit = (node: Node): void => {
    if (!isElement(node) || isAround(node)) return;
    const { tagName } = node;
    const href = tagName === 'a' ? attribute(node, 'href') : undefined;
    if (href !== undefined) facts.links.push(new URL(href, url).href);
    if (/^h[1-6]$/.test(tagName))
      facts.headings.push(`${'#'.repeat(Number(tagName[1]))} ${squeeze(textOf(node))}`);

    if (tagName === 'pre') {
      facts.code.push(`${languageOf(node)}\n${textOf(node)}`);
      return;
    }
    const children = childrenOf(node);
    // An output explorer shows one build; all of them stand in its `<noscript>`.
    const all = children.find((child) => isElement(child) && child.tagName === 'noscript');
    (all ? childrenOf(all) : children).forEach(visit);
  };

  // As a reader without JavaScript: what stands in `<noscript>` is elements then.
  childrenOf(findRoot(parse(html, { scriptingEnabled: false }))).forEach(visit);
  return facts;
}
