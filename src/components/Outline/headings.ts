import type { TOCItem } from '@docusaurus/mdx-loader';

/** Levels of the headings that the outline lists. */
const depths = { from: 2, to: 4 };

/** The headings of a page that its outline lists. */
export function outlineHeadings(toc: readonly TOCItem[]): TOCItem[] {
  return toc.filter(({ level }) => level >= depths.from && level <= depths.to);
}
