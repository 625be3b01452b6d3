import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { OverviewGroup, OverviewItem } from '../../site/overview';

export type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;
export type Doc = LoadedVersion['docs'][number];

/** What is listed of a page besides its title. */
export type PageContent = Pick<OverviewItem, 'depths' | 'headings'>;

/** Id of the heading above pages outside any group. */
const looseId = 'others';

/** Id of the heading above a group, by its key: `config/lib` → `config-lib` */
function idOf(key: string): string {
  return key.replace(/[\s/]+/g, '-');
}

/**
 * Lists the pages of a sidebar by group, starting with the page that the group's label links to.
 * Pages outside any group come last.
 *
 * @param read what to list of a page; pages without a result are left out
 * @throws Error if the sidebar does not exist
 */
export function listPages(
  { docs, sidebars }: Version,
  sidebarName: string,
  read: (doc: Doc) => PageContent | undefined,
): OverviewGroup[] {
  const sidebar = sidebars[sidebarName];
  if (!sidebar) {
    throw new Error(
      `sidebars.ts has no sidebar "${sidebarName}". Fix: Name an existing one in src/content/overview.`,
    );
  }
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
    if (item.type === 'doc' || item.type === 'ref') {
      loose.items.push(...itemsOf(item.id));
    } else if (item.type === 'category') {
      const linked = item.link?.type === 'doc' ? item.link.id : undefined;
      const pages = item.items.flatMap((child) =>
        child.type === 'doc' || child.type === 'ref' ? itemsOf(child.id) : [],
      );
      groups.push({
        id: idOf(item.key ?? item.label),
        title: item.label,
        permalink: linked && byId.get(linked)?.permalink,
        // The page that the label links to has content, too.
        items: [...(linked ? itemsOf(linked) : []), ...pages],
      });
    }
  }
  return loose.items.length > 0 ? [...groups, loose] : groups;
}
