import { listOf, readStored, store } from '@site/src/browser/stored';
import { searchLimits } from '../engine/constants';
import { levels } from '../engine/types';
import { pathOf, type StoredHit } from './entry';

export type MemoryList = 'recent' | 'favorite';

/** The searches of the past, kept in local storage; without storage there are none. */
export interface Memory {
  /** What is shown of a list, the latest first. */
  entriesOf(list: MemoryList): readonly StoredHit[];
  /** Puts an opened hit on top of the recent ones, unless it is a favorite. */
  remember(hit: StoredHit): void;
  /** Moves a hit to the top of a list, out of the other one. */
  move(hit: StoredHit, list: MemoryList): void;
  /** Removes a hit from the recent ones. */
  forget(hit: StoredHit): void;
}

/** The names that DocSearch uses: what readers had before is still there. */
const prefixes = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
};

const limits = { recent: searchLimits.recentSearches, favorite: searchLimits.favoriteSearches };

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
}

function unescape(text: string): string {
  const pairs = Object.entries(entities).reverse();
  return pairs.reduce((result, [character, entity]) => result.replaceAll(entity, character), text);
}

/** Texts are stored as HTML, as DocSearch did. */
function mapTexts(hit: StoredHit, map: (text: string) => string): StoredHit {
  const { objectID, url, type, hierarchy, content } = hit;
  const headings = levels.map((level) => [level, hierarchy[level] && map(hierarchy[level])]);
  return {
    objectID,
    url,
    type,
    hierarchy: Object.fromEntries(headings) as StoredHit['hierarchy'],
    content: content && map(content),
  };
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** Whether a stored value is an entry whose texts and name can be shown. */
function isStoredHit(entry: unknown): entry is StoredHit {
  const { objectID, url, type, hierarchy, content } = (entry ?? {}) as Partial<StoredHit>;
  if (![objectID, url, type].every((text) => typeof text === 'string')) return false;
  if (typeof hierarchy !== 'object' || hierarchy === null) return false;
  if (![content, ...levels.map((level) => hierarchy[level])].every(isTextOrNone)) return false;
  const named = levels.find((level) => level === (type === 'content' ? 'lvl1' : type));
  return named !== undefined && Boolean(hierarchy[named]);
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

/** Reads a list; what can't be shown or opened, as other scripts may write it, is left out. */
function read(key: string): StoredHit[] {
  const entries = readStored('localStorage', key, listOf(isStoredHit)) ?? [];
  return entries.flatMap((hit) => {
    const url = pathOf(hit.url);
    return url ? [{ ...hit, url }] : [];
  });
}

/**
 * Opens the memory of an index.
 *
 * @param index name of the index
 * @param isShown tells whether an entry belongs to the page's language; others are kept unseen
 */
export function openMemory(index: string, isShown: (hit: StoredHit) => boolean): Memory {
  const keyOf = (list: MemoryList) => prefixes[list] + index;
  const entriesOf = (list: MemoryList) => read(keyOf(list)).filter(isShown);
  const change = (list: MemoryList, hit: StoredHit, isAdded: boolean) => {
    const others = read(keyOf(list)).filter((entry) => !isShown(entry));
    const rest = entriesOf(list).filter(({ objectID }) => objectID !== hit.objectID);
    const added = isAdded ? [mapTexts(hit, escape)] : [];
    const entries = [...[...added, ...rest].slice(0, limits[list]), ...others];
    // Where storage is blocked or full, nothing is remembered.
    store('localStorage', keyOf(list), JSON.stringify(entries));
  };

  return {
    entriesOf(list) {
      const isShort = list === 'recent' && entriesOf('favorite').length > 0;
      const limit = isShort ? searchLimits.recentSearchesWithFavorites : limits[list];
      return entriesOf(list)
        .slice(0, limit)
        .map((hit) => mapTexts(hit, unescape));
    },
    remember(hit) {
      const isFavorite = entriesOf('favorite').some(({ objectID }) => objectID === hit.objectID);
      if (!isFavorite) change('recent', hit, true);
    },
    move(hit, list) {
      change('favorite', hit, list === 'favorite');
      change('recent', hit, list === 'recent');
    },
    forget: (hit) => change('recent', hit, false),
  };
}
