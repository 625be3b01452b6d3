import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import type { OverviewHeading } from '../../site/overview';
import { mdx, readHeading, splitFrontMatter } from '../remark/mdx';

/** A heading, and each piece of code in it. */
export interface PageHeading {
  heading: OverviewHeading;
  codes: string[];
}

/** Lists the headings of a page's source file that have an id and are below its title. */
export function readHeadings(file: string): PageHeading[] {
  const { body } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
  const headings: PageHeading[] = [];
  visit(mdx.parse(body), 'heading', (node) => {
    const { depth, children } = node;
    const { text, id } = readHeading(node);
    if (id === undefined || depth === 1) return;
    const codes = children.flatMap((child) => (child.type === 'inlineCode' ? child.value : []));
    headings.push({ heading: { id, text, depth }, codes });
  });
  return headings;
}
