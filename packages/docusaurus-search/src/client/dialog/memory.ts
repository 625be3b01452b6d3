import type { Entry, StoredHit } from './entry';
import { searchLimits } from '../../engine/constants';

export type MemoryList = 'recent' | 'favorite';

/** The searches of the past, kept in local storage; without storage there are none. */
export type Memory = ReturnType<typeof openMemory>;

const limits = { recent: searchLimits.recentSearches, favorite: searchLimits.favoriteSearches };

/** Whether a stored value is a hit that can be shown and leads to a page of this host. */
function isStoredHit(value: unknown): value is StoredHit {
  const { url, section, headings, text } = (value ?? {}) as Record<string, unknown>;
  const isPath = typeof url === 'string' && /^\/(?![/\\])/.test(url);
  const isText = (one: unknown) => typeof one === 'string';
  const isNamed = Array.isArray(headings) && headings.length > 0 && headings.every(isText);
  return isPath && isText(section) && isNamed && (text === undefined || isText(text));
}

/** Whether the browser lets the site read what is stored. */
export function canStore(): boolean {
  try {
    localStorage.getItem('');
    return true;
  } catch {
    return false;
  }
}

/** Reads a list; what other scripts may have written there is left out. */
function read(key: string): StoredHit[] {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).filter(isStoredHit);
  } catch {
    return [];
  }
}

function toStored({ url, section, headings, isText, text }: Entry): StoredHit {
  return { url, section, headings, text: isText ? text?.join('') : undefined };
}

function toEntry({ text, ...hit }: StoredHit, list: MemoryList): Entry {
  const isText = text !== undefined;
  return { ...hit, title: hit.headings.slice(-1), isText, text: isText ? [text] : text, list };
}

/**
 * Opens the memory of a site in a language.
 *
 * @param name tells it from others on the same host
 */
export function openMemory(name: string) {
  const keyOf = (list: MemoryList) => `docusaurus-search:${list}:${name}`;
  const hitsOf = (list: MemoryList) => read(keyOf(list)).slice(0, limits[list]);
  const change = (list: MemoryList, entry: Entry, isAdded: boolean) => {
    const others = hitsOf(list).filter(({ url }) => url !== entry.url);
    const hits = [...(isAdded ? [toStored(entry)] : []), ...others].slice(0, limits[list]);
    try {
      localStorage.setItem(keyOf(list), JSON.stringify(hits));
    } catch {
      // Where storage is blocked or full, nothing is remembered.
    }
  };

  return {
    /** What is shown of a list, the latest first. */
    entriesOf(list: MemoryList): Entry[] {
      const isShort = list === 'recent' && hitsOf('favorite').length > 0;
      const limit = isShort ? searchLimits.recentSearchesWithFavorites : limits[list];
      return hitsOf(list)
        .slice(0, limit)
        .map((hit) => toEntry(hit, list));
    },
    /** Puts an opened hit on top of the recent ones, unless it is a favorite. */
    remember(entry: Entry) {
      const isFavorite = hitsOf('favorite').some(({ url }) => url === entry.url);
      if (!isFavorite) change('recent', entry, true);
    },
    /** Moves a hit to the top of a list, out of the other one. */
    move(entry: Entry, list: MemoryList) {
      change('favorite', entry, list === 'favorite');
      change('recent', entry, list === 'recent');
    },
    /** Removes a hit from the recent ones. */
    forget: (entry: Entry) => change('recent', entry, false),
  };
}
