import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isSameRoute } from '@site/src/site/routes';

/** Whether an item is the current page. */
export function isCurrent(item: PropSidebarItem, pathname: string): boolean {
  return 'href' in item && item.href !== undefined && isSameRoute(item.href, pathname);
}

/** Key of a group, unique within the site: the keys of its ancestors and its own. */
export function groupKey(parent: string, { key, label }: PropSidebarItemCategory): string {
  return `${parent}/${key ?? label}`;
}

/** Keys of the groups that contain a page (as index page or item), outermost first. */
export function groupsContaining(
  items: readonly PropSidebarItem[],
  pathname: string,
  parent: string,
): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const key = groupKey(parent, item);
    const inner = groupsContaining(item.items, pathname, key);
    const isInside =
      inner.length > 0 || [item, ...item.items].some((candidate) => isCurrent(candidate, pathname));
    return isInside ? [key, ...inner] : [];
  });
}
