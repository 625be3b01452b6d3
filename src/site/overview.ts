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

/** A group of the sidebar; `title` is empty for pages outside any group. */
export interface OverviewGroup {
  /** Id of the group's heading, the same in every language. */
  id: string;
  title: string;
  permalink?: string;
  items: OverviewItem[];
}

/** A section of the site on the shelf of the home page. */
export interface Book {
  title: string;
  /** Its first page. */
  permalink: string;
}

/**
 * Keeps the headings of certain depths only.
 *
 * @param depths for all pages; if omitted, each page uses its `depths`
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

/** A text as the filter compares it: case does not matter, and a hyphen is a space. */
export function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

/** A name as it is and in words: `lib.umdName` → `lib.umdname`, `lib.umd name` */
function spellingsOf(name: string): string[] {
  const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
  return [name, name.replace(humps, ' ')].map(normalize);
}

/** The last segment of a page's path, in words: `/config/lib/umd-name` → `umd name` */
function pathNameOf(permalink: string): string {
  return normalize(permalink.replace(/\/$/, '').replace(/^.*\//, ''));
}

/**
 * Filters an overview by a keyword. A group whose title matches is kept whole; a page whose title
 * or path matches keeps all its headings, any other page only those whose text matches. Empty pages
 * and groups are removed.
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
