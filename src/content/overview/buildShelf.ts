import type { Book } from '../../site/overview';
import { listPages, type Version } from './listPages';

/**
 * Lists the sections of the site, each with its first page: the groups of a sidebar, or the whole
 * sidebar if it begins with a page outside any group.
 *
 * @throws Error if a page of a sidebar does not exist
 */
export function buildShelf(version: Version): Book[] {
  return Object.entries(version.sidebars).flatMap(([name, [first]]) => {
    const groups = listPages(version, name, () => ({ depths: [], headings: [] }));
    const whole = first?.type === 'category' ? undefined : groups.at(-1);
    return (whole ? [whole] : groups).flatMap(({ title, items: [page] }) =>
      page ? [{ title: title || page.title, permalink: page.permalink }] : [],
    );
  });
}
