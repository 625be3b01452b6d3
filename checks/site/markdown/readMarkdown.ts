import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { squeeze } from '../../../src/renderedPages/squeeze';
import type { PageFacts } from './facts';

/** Reads a Markdown file as every program does that knows GitHub's dialect. */
export function parse(markdown: string): Nodes {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

/** Facts of a Markdown form, spelled as those of the page that it is compared with. */
export function readMarkdown(markdown: string): PageFacts {
  const facts: PageFacts = { headings: [], code: [], links: [] };
  visit(parse(markdown), (node) => {
    if (node.type === 'link') facts.links.push(node.url);
    if (node.type === 'code') facts.code.push(`${node.lang ?? ''}\n${node.value}`);
    if (node.type === 'heading')
      facts.headings.push(`${'#'.repeat(node.depth)} ${squeeze(toString(node))}`);
  });
  return facts;
}

/** Lists what has no place in a Markdown form: leftovers of HTML, a start that isn't a title. */
export function findNoise(markdown: string): string[] {
  const problems = markdown.startsWith('# ') ? [] : ['it does not start with a title'];
  visit(parse(markdown), 'html', ({ value }) => {
    problems.push(`HTML is left: ${value}`);
  });
  return problems;
}
