import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { MarkdownPage } from './toMarkdown';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages of one section, in the order in which a reader finds them. */
export interface PageGroup {
  title: string;
  pages: MarkdownPage[];
}

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsOf)];
}

/** Routes of all pages in the order of the sidebars, each group's own page first. */
export function sidebarOrder({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): string[] {
  const routes = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const ids = Object.values(sidebars).flatMap((items) => items.flatMap(idsOf));
  return ids.flatMap((id) => routes.get(id) ?? []);
}

/**
 * Puts pages into the order of the sidebars and then into their sections; what no sidebar names, the blog, comes last.
 *
 * @param order routes in the order of the sidebars
 */
export function groupPages(pages: readonly MarkdownPage[], order: readonly string[]): PageGroup[] {
  const place = ({ url }: MarkdownPage) => {
    const at = order.indexOf(new URL(url).pathname);
    return at < 0 ? order.length : at;
  };
  const groups = new Map<string, MarkdownPage[]>();
  for (const page of [...pages].sort((a, b) => place(a) - place(b)))
    groups.set(page.section, [...(groups.get(page.section) ?? []), page]);

  return [...groups].map(([title, members]) => ({ title, pages: members }));
}
