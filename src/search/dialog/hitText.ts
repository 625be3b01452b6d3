import { levels, type Level } from '../engine/types';
import type { Entry } from './entry';

type Heading = Exclude<Level, 'lvl0'>;

const headings = levels.slice(1) as Heading[];

/** Whether an entry is the text below its heading rather than the heading. */
export function isText({ isPending, hit: { type, content } }: Entry): boolean {
  return isPending === true || (type === 'content' && Boolean(content));
}

/** The heading that a hit is, or the nearest one above its text. */
function headingOf({ hit: { type, hierarchy } }: Entry): Heading {
  if (type !== 'content') return type;
  return headings.filter((level) => hierarchy[level]).at(-1) ?? 'lvl1';
}

/** The text of an entry, with the words found between the highlight tags. */
export function titleOf(entry: Entry): string {
  const { hierarchy, content, _snippetResult: snippet } = entry.hit;
  if (isText(entry)) return snippet?.content?.value ?? content ?? '…';
  const level = headingOf(entry);
  return snippet?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
}

/**
 * Where an entry is on the site: the headings above it, from the page on. The page is left out
 * where it is listed above the entry. Links to start from have a note instead.
 *
 * `lib.dts › dts.bundle`
 */
export function trailOf(entry: Entry): string {
  if (entry.note) return entry.note;
  const { hierarchy } = entry.hit;
  const last = headings.indexOf(headingOf(entry)) + Number(isText(entry));
  const above = headings.slice(entry.isBelowPage ? 1 : 0, last);
  return above.flatMap((level) => hierarchy[level] ?? []).join(' › ');
}
