import { liteClient } from 'algoliasearch/lite';
import settings from '@generated/docusaurus-search/default/settings.json';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { suggest } from '../engine/suggest';
import { levels, type Highlighted, type Level, type SearchRecord } from '../engine/types';
import { clientOptions } from './hostsCache';
import { snippetWords, type Filters, type Hit, type SearchProvider } from './provider';

type Texts = Partial<Record<Level | 'content', { value: string }>>;

/** A hit as Algolia sends it. */
interface AlgoliaHit extends Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content'> {
  hierarchy: Partial<SearchRecord['hierarchy']>;
  _snippetResult?: { content?: { value: string }; hierarchy?: Texts };
}

interface AlgoliaResult {
  hits: AlgoliaHit[];
  nbHits: number;
  queryID?: string;
}

/**
 * Tags that Algolia puts around matched words. They are private-use characters, which no text
 * contains, so that texts need no escaping.
 */
const tags = { pre: '\uE000', post: '\uE001' };

/** Titles of the pages that were found since the document was loaded. */
const titles = new Set<string>();

function highlighted(text: string): Highlighted {
  return text.split(/[\uE000\uE001]/);
}

/**
 * The path of a URL on this site, so that a preview stays on its own host.
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

function toHit(
  { objectID, url, type, hierarchy, content, _snippetResult: snippet }: AlgoliaHit,
  queryId: string | undefined,
): Hit | undefined {
  const path = pathOf(url);
  if (!path) return undefined;
  const names = levels.filter((level) => hierarchy[level]);
  const isText = type === 'content';
  const last = isText ? (names.at(-1) ?? 'lvl1') : type;
  const headings = names.filter((level) => level !== 'lvl0' && level <= last);
  const title = hierarchy[last] ?? '';
  const text = isText ? (snippet?.content?.value ?? content) : undefined;
  return {
    url: path,
    section: hierarchy.lvl0 ?? '',
    headings: headings.map((level) => hierarchy[level] ?? ''),
    title: highlighted(snippet?.hierarchy?.[last]?.value ?? title),
    isText,
    text: text ? highlighted(text) : undefined,
    analytics: queryId
      ? {
          objectID,
          __autocomplete_indexName: settings.algolia?.indexName,
          __autocomplete_queryID: queryId,
          __autocomplete_algoliaCredentials: settings.algolia,
        }
      : undefined,
  };
}

function useFilters(): Filters {
  const own = useAlgoliaContextualFacetFiltersIfEnabled();
  const { searchParameters } = useAlgoliaThemeConfig().algolia;
  const { facetFilters } = searchParameters as { facetFilters?: string[] };
  return [
    own && facetFilters ? mergeFacetFilters(own, facetFilters) : (own ?? facetFilters ?? []),
  ].flat();
}

/** Asks Algolia. Its client tries other hosts when one fails, and skips those that are down. */
export function createProvider(): SearchProvider {
  if (!settings.algolia) throw new Error('The site was built without access to Algolia.');
  const { appId, apiKey, indexName } = settings.algolia;
  const client = liteClient(appId, apiKey, clientOptions);

  return {
    useFilters,
    async search(query, filters) {
      const hierarchy = levels.map((level) => `hierarchy.${level}`);
      const snippets = [...hierarchy.slice(1), 'content'];
      const request = {
        query,
        indexName,
        facetFilters: filters,
        hitsPerPage: settings.hits,
        attributesToRetrieve: [...hierarchy, 'content', 'type', 'url'],
        attributesToSnippet: snippets.map((name) => `${name}:${snippetWords()}`),
        snippetEllipsisText: '…',
        highlightPreTag: tags.pre,
        highlightPostTag: tags.post,
        clickAnalytics: settings.insights,
      };
      try {
        const { results } = await client.search({ requests: [request] });
        const { hits, nbHits, queryID } = results[0] as unknown as AlgoliaResult;
        const shown = hits.flatMap((hit) => toHit(hit, queryID) ?? []);
        for (const { headings } of shown) if (headings[0]) titles.add(headings[0]);
        return { hits: shown, count: nbHits - (hits.length - shown.length) };
      } catch (error) {
        // A wrong answer with status 200 would otherwise be repeated at every retry.
        await client.clearCache();
        throw error;
      }
    },
    suggest: (query) => suggest([...titles], query),
  };
}
