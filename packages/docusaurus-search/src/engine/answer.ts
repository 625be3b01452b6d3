import { searchLimits } from './constants';
import { highlight } from './highlight';
import type { SearchIndex } from './openIndex';
import { parseQuery } from './parseQuery';
import { rank, type RankedSection } from './rank';
import { snippet } from './snippet';
import type { Query, QueryResult, SearchHit } from './types';

/** The headings from the title of the page down to a section. */
function headingsOf({ sections, parents }: SearchIndex, section: number): string[] {
  const headings: string[] = [];
  for (let at = section; at >= 0; at = parents[at] ?? -1) headings.unshift(sections[at]?.[3] ?? '');
  return headings;
}

function toHit(
  index: SearchIndex,
  { section, inHeading }: RankedSection,
  terms: ReadonlySet<string>,
  words: number,
): SearchHit {
  const [page, , anchor, heading] = index.sections[section] ?? [0, 1, '', ''];
  const { path = '/', lvl0 = '' } = index.pages[page] ?? {};
  const text = inHeading ? undefined : index.textOf(section);
  return {
    url: anchor ? `${path}#${anchor}` : path,
    section: lvl0,
    headings: headingsOf(index, section),
    title: highlight(heading, terms),
    isText: !inHeading,
    // Code samples and search words aren't stored, so a match in them has no snippet.
    text: text === undefined ? undefined : snippet(text, terms, words),
  };
}

/**
 * Answers a query.
 *
 * Texts have no part in the order of the hits: an answer stays as it is when the texts of a page
 * are added to the index, except for the snippets that it then has.
 */
export function answer(index: SearchIndex, query: Query): QueryResult {
  const { limit = searchLimits.hits, snippetWords = searchLimits.snippetWords, tags } = query;
  const ranking = rank(index, parseQuery(query.query));
  const isWanted = ({ section }: RankedSection) => {
    const tag = index.pages[index.sections[section]?.[0] ?? -1]?.tag;
    return tag === undefined || !tags || tags.includes(tag);
  };
  const sections = ranking.sections.filter(isWanted);
  return {
    hits: sections
      .slice(0, limit)
      .map((ranked) => toHit(index, ranked, ranking.terms, snippetWords)),
    count: sections.length,
  };
}

/** Numbers of the pages whose texts the hits of an answer need, but the index doesn't have yet. */
export function pagesWithoutTexts(index: SearchIndex, hits: readonly SearchHit[]): number[] {
  const needed = new Set(hits.flatMap(({ isText, url }) => (isText ? [url.split('#')[0]] : [])));
  return index.pages.flatMap(({ path }, page) =>
    needed.has(path) && !index.hasTexts(page) ? [page] : [],
  );
}
