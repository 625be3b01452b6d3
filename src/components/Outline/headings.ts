import type { TOCItem } from '@docusaurus/mdx-loader';

/** Headings of these depths make the outline (specification section 9). */
const depths = { from: 2, to: 4 };

/** The headings of a page that its outline lists. */
export function outlineHeadings(toc: readonly TOCItem[]): TOCItem[] {
  return toc.filter(({ level }) => level >= depths.from && level <= depths.to);
}
