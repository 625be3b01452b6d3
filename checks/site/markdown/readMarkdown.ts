import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { squeeze } from '../../../src/emit/squeeze';
import type { PageFacts } from './facts';

/** Parses a Markdown file as GitHub-flavored Markdown. */
function parse(markdown: string): Nodes {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

/** Reads the facts of a Markdown form, in the same notation as those of its page. */
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

/** Lists what a Markdown form must not have: remaining HTML, or a start that isn't a title. */
export function findNoise(markdown: string): string[] {
  const problems = markdown.startsWith('# ') ? [] : ['it does not start with a title'];
  visit(parse(markdown), 'html', ({ value }) => {
    problems.push(`HTML is left: ${value}`);
  });
  return problems;
}
