import type { BaseItem } from '@algolia/autocomplete-core';
import type { Hit } from '../provider';

/** What is kept of a hit with the searches of the past. */
export interface StoredHit extends Pick<Hit, 'url' | 'section' | 'headings'> {
  /** The text of the hit, unless it is a heading. */
  text?: string;
}

/** An entry of the dialog's list. */
export interface Entry extends BaseItem, Hit {
  list: 'results' | 'recent' | 'favorite' | 'start';
  /** What the reader finds there, in place of where it is on the site. */
  note?: string;
  /** The page that the hit is on is listed above it. */
  isBelowPage?: boolean;
  /** The text of the hit is under way. */
  isPending?: boolean;
}

/** Whether an entry is the text below its heading rather than the heading. */
export function showsText({ isPending, isText, text }: Entry): boolean {
  return isPending === true || (isText && text !== undefined);
}

/** The first line of an entry. */
export function titleOf(entry: Entry): readonly string[] {
  return showsText(entry) ? (entry.text ?? ['…']) : entry.title;
}

/**
 * Where an entry is on the site: the headings above it, from the page on. The page is left out
 * where it is listed above the entry. Links to start from have a note instead.
 *
 * `lib.dts › dts.bundle`
 */
export function trailOf(entry: Entry): string {
  if (entry.note !== undefined) return entry.note;
  const { headings, isBelowPage } = entry;
  const last = showsText(entry) ? headings.length : -1;
  return headings.slice(isBelowPage ? 1 : 0, last).join(' › ');
}
