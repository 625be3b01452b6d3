import { highlightTags, searchLimits } from './constants';
import { highlight } from './highlight';
import type { SearchIndex } from './openIndex';
import { parseQuery } from './parseQuery';
import { rank, type RankedSection } from './rank';
import { snippet, type SnippetOptions } from './snippet';
import {
  levels,
  type Hierarchy,
  type Level,
  type QueryRequest,
  type QueryResult,
  type SearchHit,
} from './types';

/** `['content:10']` → 10 words. */
function snippetLength(attributes: readonly string[] = []): number {
  const given = attributes.find((attribute) => attribute.startsWith('content:'))?.split(':')[1];
  return Number(given) || searchLimits.snippetWords;
}

function hierarchyOf(index: SearchIndex, section: number): Hierarchy {
  const hierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
  const page = index.pages[index.sections[section]?.[0] ?? -1];
  hierarchy.lvl0 = page?.lvl0 ?? null;
  for (let at = section; at >= 0; at = index.parents[at] ?? -1) {
    const [, level = 1, , heading] = index.sections[at] ?? [];
    hierarchy[levels[level] ?? 'lvl1'] = heading ?? null;
  }
  return hierarchy;
}

function toHit(index: SearchIndex, ranked: RankedSection, options: SnippetOptions): SearchHit {
  const [page, level, anchor] = index.sections[ranked.section] ?? [0, 1, '', ''];
  const { terms, tags, needed } = options;
  const hierarchy = hierarchyOf(index, ranked.section);
  const marked = Object.fromEntries(
    levels.flatMap((name) => {
      const heading = hierarchy[name];
      return heading ? [[name, highlight(heading, terms, tags, needed)]] : [];
    }),
  ) as Partial<Record<Level, ReturnType<typeof highlight>>>;

  const text = ranked.inHeading ? undefined : index.textOf(ranked.section);
  const found = text ? snippet(text, options) : undefined;
  // Code samples and search words aren't stored, so a match in them has no snippet.
  const content = found && found.matchLevel !== 'none' ? found : undefined;
  const path = index.pages[page]?.path ?? '/';
  const base = index.origin + path;
  return {
    objectID: `${path}#${anchor}`,
    url: anchor ? `${base}#${anchor}` : base,
    url_without_anchor: base,
    anchor: anchor || null,
    type: ranked.inHeading ? (levels[level] as Exclude<Level, 'lvl0'>) : 'content',
    hierarchy,
    // The text of the snippet: the dialog stores it with the recent searches.
    content: content ? content.value.replaceAll(tags.pre, '').replaceAll(tags.post, '') : null,
    _highlightResult: { hierarchy: marked, ...(content && { content }) },
    _snippetResult: { hierarchy: marked, ...(content && { content }) },
  };
}

/**
 * Answers a query in the form of Algolia's API.
 *
 * Texts have no part in the order of the hits: an answer stays as it is when the texts of a page
 * are added to the index, except for the snippets that it then has.
 */
export function answer(index: SearchIndex, request: QueryRequest): QueryResult {
  const words = parseQuery(request.query);
  const { sections, terms } = rank(index, words);
  const options: SnippetOptions = {
    terms,
    tags: {
      pre: request.highlightPreTag ?? highlightTags.pre,
      post: request.highlightPostTag ?? highlightTags.post,
    },
    needed: words.filter((word) => !word.isStopWord).length,
    length: snippetLength(request.attributesToSnippet),
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const shown = sections.slice(0, request.hitsPerPage ?? searchLimits.hitsPerPage);
  return {
    hits: shown.map((ranked) => toHit(index, ranked, options)),
    nbHits: sections.length,
  };
}

/** Numbers of the pages whose texts the hits of an answer need, but the index doesn't have yet. */
export function pagesWithoutTexts(index: SearchIndex, hits: readonly SearchHit[]): number[] {
  const needed = new Set(
    hits.flatMap(({ type, url_without_anchor: url }) => (type === 'content' ? [url] : [])),
  );
  return index.pages.flatMap(({ path }, page) =>
    needed.has(index.origin + path) && !index.hasTexts(page) ? [page] : [],
  );
}
