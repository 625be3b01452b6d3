import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { NavbarItem } from '@docusaurus/theme-common';
import { pageIds } from '../content/overview/listPages';

/** An entry of a sidebar: a group with its pages, or a page outside any group. */
export interface SidebarEntry {
  /** Label of the group. */
  group?: string;
  /** Routes of the pages at any depth, each group's own page first. */
  routes: string[];
}

/** Entries of all sidebars of the docs plugin, in the language that is built. */
export function sidebarEntries({ loadedVersions }: LoadedContent): SidebarEntry[] {
  return loadedVersions.flatMap(({ docs, sidebars }) => {
    const routes = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    return Object.values(sidebars)
      .flat()
      .map((item) => ({
        group: item.type === 'category' ? item.label : undefined,
        routes: pageIds(item).flatMap((id) => routes.get(id) ?? []),
      }));
  });
}

/**
 * Section of a page: its top-level group in the sidebar, or else its entry in the navbar, if any.
 */
export function sectionOf(
  route: string,
  sidebar: readonly SidebarEntry[],
  navbar: readonly NavbarItem[],
): string | undefined {
  const entry = sidebar.find(({ group, routes }) => group && routes.includes(route));
  const item = navbar.find(
    ({ activeBaseRegex }) =>
      typeof activeBaseRegex === 'string' && new RegExp(activeBaseRegex).test(route),
  );
  return entry?.group ?? item?.label;
}
