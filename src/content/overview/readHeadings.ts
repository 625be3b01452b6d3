import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import type { OverviewHeading } from '../../site/overview';
import { mdx, readHeading, splitFrontMatter } from '../remark/mdx';

type Headings = readonly { heading: OverviewHeading; codes: readonly string[] }[];

/**
 * The headings of each file, with the source that they come from: the development server asks for
 * all pages again after a change of one.
 */
const cache = new Map<string, { source: string; headings: Headings }>();

/**
 * Lists the headings of a page's source file that have an id and are below its title, each with the
 * pieces of code in it.
 */
export function readHeadings(file: string): Headings {
  const source = fs.readFileSync(file, 'utf8');
  const last = cache.get(file);
  if (last?.source === source) return last.headings;

  const headings: Headings[number][] = [];
  visit(mdx.parse(splitFrontMatter(source).body), 'heading', (node) => {
    const { depth, children } = node;
    const { text, id } = readHeading(node);
    if (id === undefined || depth === 1) return;
    const codes = children.flatMap((child) => (child.type === 'inlineCode' ? child.value : []));
    headings.push({ heading: { id, text, depth }, codes });
  });
  cache.set(file, { source, headings });
  return headings;
}
