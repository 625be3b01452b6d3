import type { BaseItem } from '@algolia/autocomplete-core';
import type { SearchHit } from '../engine/types';

/** A hit as it is kept with the searches of the past. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

/** A hit of either engine; those of the past are without snippets. */
export type Hit = StoredHit & { _snippetResult?: Partial<SearchHit['_snippetResult']> };

/** An entry of the dialog's list. */
export interface Entry extends BaseItem {
  objectID: string;
  /** Path on this site, with query and hash. */
  url: string;
  hit: Hit;
  list: 'results' | 'recent' | 'favorite' | 'start';
  /** What the reader finds there, in place of where it is on the site. */
  note?: string;
  /** The page that the hit is on is listed above it. */
  isBelowPage?: boolean;
  /** The text of the hit is under way. */
  isPending?: boolean;
}

/**
 * The path of a URL on this site, so that a preview stays on its own host.
 *
 * `https://rslib.rs/zh/config/lib/dts#bundle` → `/zh/config/lib/dts#bundle`
 *
 * @returns undefined for what is not a web URL; a path never starts with two slashes, with which it
 *   would lead to another host
 */
export function pathOf(url: string): string | undefined {
  try {
    const { protocol, pathname, search, hash } = new URL(url, 'https://site.invalid');
    const path = pathname.replace(/^\/+/, '/');
    return /^https?:$/.test(protocol) ? path + search + hash : undefined;
  } catch {
    return undefined;
  }
}
