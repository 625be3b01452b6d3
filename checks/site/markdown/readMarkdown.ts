import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { squeeze } from '../../../src/finishedHtml/html';
import type { PageFacts } from './facts';

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Reads a Markdown file as every program does that knows GitHub's dialect. */
export function parse(markdown: string): Nodes {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

/** Facts of a Markdown form, spelt as those of the page that it is compared with. */
export function readMarkdown(markdown: string): PageFacts {
  const facts: PageFacts = { headings: [], code: [], links: [] };
  const visit = (node: Nodes): void => {
    if (node.type === 'link') facts.links.push(node.url);
    if (node.type === 'code') facts.code.push(`${node.lang ?? ''}\n${node.value}`);
    if (node.type === 'heading')
      facts.headings.push(`${'#'.repeat(node.depth)} ${squeeze(textOf(node))}`);

    if ('children' in node) node.children.forEach(visit);
  };
  visit(parse(markdown));
  return facts;
}

/** Lists what has no place in a Markdown form: leftovers of HTML, a start that is no title. */
export function findNoise(markdown: string): string[] {
  const problems = markdown.startsWith('# ') ? [] : ['it does not start with a title'];
  const visit = (node: Nodes): void => {
    if (node.type === 'html') problems.push(`HTML is left: ${node.value}`);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(parse(markdown));
  return problems;
}
