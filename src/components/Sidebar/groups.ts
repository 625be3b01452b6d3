import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isSameRoute } from '@site/src/lib/routes';

/** Tells whether an item is the page shown. */
export function isCurrent(item: PropSidebarItem, pathname: string): boolean {
  return 'href' in item && item.href !== undefined && isSameRoute(item.href, pathname);
}

/** Name of a group among all groups of the site: those above it and its own. */
export function groupKey(parent: string, { key, label }: PropSidebarItemCategory): string {
  return `${parent}/${key ?? label}`;
}

/** Keys of the groups that hold a page, outermost first: as index page or as one of their items. */
export function groupsHolding(
  items: readonly PropSidebarItem[],
  pathname: string,
  parent: string,
): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const key = groupKey(parent, item);
    const inner = groupsHolding(item.items, pathname, key);
    const holds =
      inner.length > 0 || [item, ...item.items].some((candidate) => isCurrent(candidate, pathname));
    return holds ? [key, ...inner] : [];
  });
}
