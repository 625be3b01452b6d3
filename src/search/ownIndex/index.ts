import { answer } from '../engine/answer';
import { openIndex, type SearchIndex } from '../engine/openIndex';
import { suggest } from '../engine/suggest';
import type { ProviderOptions, SearchProvider } from '../provider';
import { isNarrowWindow, queryRequest } from '../queryRequest';
import { forgetIndexFile, loadIndexFile } from './loadIndexFile';

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

function titlesOf({ sections }: SearchIndex): string[] {
  return sections.flatMap(([, level, , heading]) => (level === 1 ? [heading] : []));
}

/** Lets the site's own index answer. */
export function createProvider({ language, indexFolder }: ProviderOptions): SearchProvider {
  return {
    async search(query) {
      const index = await loadIndex(indexFolder);
      const isNarrow = isNarrowWindow();
      const options = { query, indexName: '', language, isNarrow, insights: false };
      const [result] = answer(index, [queryRequest(options)]).results;
      return { hits: result?.hits ?? [], count: result?.nbHits ?? 0 };
    },
    suggest: (query) => (opened ? suggest(titlesOf(opened.index), query) : []),
  };
}
