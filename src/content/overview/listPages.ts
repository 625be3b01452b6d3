import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { OverviewGroup, OverviewItem } from '../../site/overview';

export type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;
export type Doc = LoadedVersion['docs'][number];
type Sidebar = LoadedVersion['sidebars'][string];

/** Id of the heading above pages outside any group. */
const looseId = 'others';

/** Id of the heading above a group, by its key: `config/lib` → `config-lib` */
function idOf(key: string): string {
  return key.replace(/[\s/]+/g, '-');
}

/** Ids of the pages of an entry at any depth, a group's own page first. */
export function pageIds(item: Sidebar[number]): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(pageIds)];
}

/**
 * Lists the pages of a sidebar by group, starting with the page that the group's label links to.
 * Pages outside any group come last.
 *
 * @param read what to list of a page; pages without a result are left out
 */
export function listPages(
  docs: readonly Doc[],
  sidebar: Sidebar,
  read: (doc: Doc) => Pick<OverviewItem, 'depths' | 'headings'> | undefined,
): OverviewGroup[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));

  function itemsOf(id: string): OverviewItem[] {
    // Docusaurus refuses a sidebar with an id that no page has.
    const doc = byId.get(id)!;
    const content = read(doc);
    return content ? [{ title: doc.title, permalink: doc.permalink, ...content }] : [];
  }

  const loose: OverviewGroup = { id: looseId, title: '', items: [] };
  const groups: OverviewGroup[] = [];
  for (const item of sidebar) {
    const items = pageIds(item).flatMap(itemsOf);
    if (item.type === 'category') {
      const permalink = item.link?.type === 'doc' ? byId.get(item.link.id)?.permalink : undefined;
      groups.push({ id: idOf(item.key ?? item.label), title: item.label, permalink, items });
    } else {
      loose.items.push(...items);
    }
  }
  return loose.items.length > 0 ? [...groups, loose] : groups;
}
