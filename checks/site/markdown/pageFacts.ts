import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { recordingsPath } from '../../../src/site/markdownPath';
import type { Article } from '../../../src/emit/article';
import { squeeze } from '../../../src/emit/squeeze';
import type { PageFacts } from './facts';

function languageOf(pre: Element): string {
  const [language = ''] = [select('code', pre)?.properties.className].flat();
  return String(language).replace('language-', '');
}

function read(root: Element, home: string, facts: PageFacts): void {
  visit(root, 'element', (node) => {
    const { tagName, properties, children } = node;
    if (tagName === 'a' && properties.href !== undefined) facts.links.push(String(properties.href));

    if (/^h[1-6]$/.test(tagName)) {
      const id = properties.id === undefined ? '' : ` {#${String(properties.id)}}`;
      facts.headings.push(`${'#'.repeat(Number(tagName[1]))} ${squeeze(toString(node))}${id}`);
    }
    if (tagName === 'pre') {
      facts.code.push(`${languageOf(node)}\n${toString(node)}`);
      return SKIP;
    }
    if (properties.dataOutputExplorer === undefined) return;
    // An output explorer ends with a link to all recorded builds.
    for (const child of children) if (child.type === 'element') read(child, home, facts);
    facts.links.push(recordingsPath(String(properties.dataOutputExplorer), home));
    return SKIP;
  });
}

/**
 * Lists what the Markdown of a page must have.
 *
 * @param url absolute URL of the page, which is the first link of its Markdown
 * @param home absolute URL of the home page of the language
 */
export function pageFacts({ article }: Article, url: string, home: string): PageFacts {
  const facts: PageFacts = { headings: [], code: [], links: [url] };
  read(article, home, facts);
  return facts;
}

/** Lists what the Markdown of all recorded builds of an example must have below its title. */
export function recordingFacts(example: string, builds: Element[], home: string): PageFacts {
  const facts: PageFacts = { headings: [], code: [], links: [recordingsPath(example, home)] };
  for (const build of builds) {
    facts.headings.push(`## ${toString(select('summary', build) ?? build)}`);
    read(build, home, facts);
  }
  return facts;
}
