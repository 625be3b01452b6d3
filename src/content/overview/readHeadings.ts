import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import type { OverviewHeading } from '../../site/overview';
import { mdx, readHeading, splitFrontMatter } from '../remark/mdx';

/**
 * Lists the headings of a page's source file that have an id and are below its title, each with the
 * pieces of code in it.
 */
export function readHeadings(file: string) {
  const { body } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
  const headings: { heading: OverviewHeading; codes: string[] }[] = [];
  visit(mdx.parse(body), 'heading', (node) => {
    const { depth, children } = node;
    const { text, id } = readHeading(node);
    if (id === undefined || depth === 1) return;
    const codes = children.flatMap((child) => (child.type === 'inlineCode' ? child.value : []));
    headings.push({ heading: { id, text, depth }, codes });
  });
  return headings;
}
