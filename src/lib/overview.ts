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

/** Case does not count, and a hyphen is a space (specification section 5). */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

/**
 * Narrows an overview down to what contains a keyword (reading 2.5): a group that matches stays whole, a page that
 * matches keeps all its headings, any other page keeps those that match. What is left empty goes.
 */
export function filterOverview(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const wanted = normalize(keyword.trim());
  const matches = (text: string) => normalize(text).includes(wanted);
  return groups.flatMap((group) => {
    if (matches(group.title)) return [group];
    const items = group.items.flatMap((item) => {
      if (matches(item.title)) return [item];
      const headings = item.headings.filter(({ text }) => matches(text));
      return headings.length > 0 ? [{ ...item, headings }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
