import { answer } from '@site/src/lib/search/answer';
import { searchLimits } from '@site/src/lib/search/constants';
import { openIndex, type SearchIndex } from '@site/src/lib/search/openIndex';
import { suggest } from '@site/src/lib/search/suggest';
import type { QueryRequest, QueryResponse } from '@site/src/lib/search/types';
import { forgetIndexFile, loadIndexFile } from './prepare';

let opened: { file: unknown; index: SearchIndex } | undefined;

async function loadIndex(folder: string): Promise<SearchIndex> {
  const file = await loadIndexFile(folder);
  if (opened && opened.file === file) return opened.index;
  try {
    const index = openIndex(file);
    opened = { file, index };
    return index;
  } catch (error) {
    forgetIndexFile();
    throw error;
  }
}

/** Answers from the site's own index, in the form of Algolia's answers. */
export async function answerFromIndex(
  folder: string,
  requests: readonly QueryRequest[],
): Promise<QueryResponse> {
  return answer(await loadIndex(folder), requests);
}

/** Titles of the pages that were found last: all that is known where Algolia answers. */
let lastTitles: string[] = [];

/** Keeps the titles of an answer, for suggestions after a query without one. */
export function rememberTitles({ results }: QueryResponse): void {
  const titles = results.flatMap(({ hits }) => hits.map(({ hierarchy }) => hierarchy.lvl1 ?? ''));
  const known = [...new Set(titles)].filter(Boolean).slice(0, searchLimits.suggestions);
  if (known.length > 0) lastTitles = known;
}

/** Queries to try instead of one without results: titles like it, else those found before. */
export function suggestQueries(query: string): string[] {
  const alike = opened ? suggest(opened.index, query) : [];
  return alike.length > 0 ? alike : lastTitles;
}
