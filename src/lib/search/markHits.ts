import { highlightTags } from './constants';
import type { SearchHit } from './types';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes a text and turns the highlight tags of the engines into `<mark>`. */
export function toMarkup(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replaceAll(highlightTags.pre, '<mark>')
    .replaceAll(highlightTags.post, '</mark>');
}

function mapStrings<T>(value: T, map: (text: string) => string): T {
  if (typeof value === 'string') return map(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, map)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item as unknown, map)]),
  ) as T;
}

/** Path, query and hash of a URL; `undefined` if it is not an http(s) URL. */
function pathOf(url: string): string | undefined {
  try {
    const { protocol, pathname, search, hash } = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Prepares hits of either engine for the dialog, which renders every string of a hit as HTML:
 * markup in a page or in a record of the index has to show as text. URLs lose their origin, so that
 * links of a preview stay on its host. Hits without an http(s) URL are dropped.
 */
export function markHits<T extends Partial<SearchHit> & { url: string }>(hits: readonly T[]): T[] {
  return hits.flatMap((hit) => {
    const url = pathOf(hit.url);
    if (!url) return [];
    return {
      ...hit,
      url,
      hierarchy: mapStrings(hit.hierarchy, toMarkup),
      content: mapStrings(hit.content, toMarkup),
      _highlightResult: mapStrings(hit._highlightResult, toMarkup),
      _snippetResult: mapStrings(hit._snippetResult, toMarkup),
    };
  });
}
