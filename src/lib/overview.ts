import { humpsOf } from './search/splitName';

export interface OverviewHeading {
  id: string;
  text: string;
  depth: number;
}

export interface OverviewItem {
  title: string;
  permalink: string;
  /** Depths of the headings to list where the component does not say otherwise. */
  depths: readonly number[];
  headings: OverviewHeading[];
}

/** A group of the sidebar; `title` is empty for pages that stand in no group. */
export interface OverviewGroup {
  title: string;
  permalink?: string;
  items: OverviewItem[];
}

/**
 * Leaves the headings of certain depths (reading 2.5).
 *
 * @param depths for all pages; without them each page has its own
 */
export function withHeadingsOf(
  groups: readonly OverviewGroup[],
  depths?: readonly number[],
): OverviewGroup[] {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      headings: item.headings.filter(({ depth }) => (depths ?? item.depths).includes(depth)),
    })),
  }));
}

/** Case does not matter, and a hyphen is a space. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

/** A name as it is and in words: `lib.umdName` → `lib.umdname`, `lib.umd name` */
function spellingsOf(name: string): string[] {
  const words = humpsOf(name).map(({ text }) => text);
  return [name, words.join(' ')].map(normalize);
}

/** The page's own part of its path, in words: `/config/lib/umd-name` → `umd name` */
function pathNameOf(permalink: string): string {
  return normalize(permalink.replace(/\/$/, '').replace(/^.*\//, ''));
}

/**
 * Narrows an overview down to what contains a keyword: a group that matches is kept whole, a page
 * that matches by its title or path keeps all its headings, any other page those that match. What
 * is left empty is left out.
 */
export function filterOverview(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const wanted = normalize(keyword.trim());
  const matches = (...texts: string[]) => texts.some((text) => text.includes(wanted));
  return groups.flatMap((group) => {
    if (matches(...spellingsOf(group.title))) return [group];
    const items = group.items.flatMap((item) => {
      if (matches(...spellingsOf(item.title), pathNameOf(item.permalink))) return [item];
      const headings = item.headings.filter(({ text }) => matches(...spellingsOf(text)));
      return headings.length > 0 ? [{ ...item, headings }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
