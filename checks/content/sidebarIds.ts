import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Source } from './sources';

/** Returns the id of a docs page, as in `sidebars.ts`: `guide/start/index`. */
export function docId({ path: file }: Source): string {
  return file.replace(/\.mdx?$/, '');
}

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** Lists the ids of an entry and of those below it. */
export function idsOf(item: SidebarItem): string[] {
  if (typeof item === 'string') return [item];

  if (item.type === 'doc' || item.type === 'ref') return [String(item.id)];

  if (item.type !== 'category') return [];

  const { link, items } = item as { link?: { type: string; id?: string }; items: SidebarItem[] };
  return [...(link?.type === 'doc' && link.id ? [link.id] : []), ...items.flatMap(idsOf)];
}
