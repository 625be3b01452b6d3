import type { Book } from '../../site/overview';
import { listPages, type Version } from './listPages';

/**
 * Lists the sections of the site, each with its first page: the groups of a sidebar, or the whole
 * sidebar if it begins with a page outside any group.
 */
export function buildShelf(version: Version): Book[] {
  return Object.values(version.sidebars).flatMap((sidebar) => {
    const groups = listPages(version.docs, sidebar, () => ({ depths: [], headings: [] }));
    const whole = sidebar[0]?.type === 'category' ? undefined : groups.at(-1);
    return (whole ? [whole] : groups).flatMap(({ title, items: [page] }) =>
      page ? [{ title: title || page.title, permalink: page.permalink }] : [],
    );
  });
}
