import settings from '@generated/docusaurus-search/default/settings.json';
import { useVersionTags } from 'docusaurus-search/versions';
import { answer, pagesWithoutTexts } from '../engine/answer';
import { openIndex, type SearchIndex } from '../engine/openIndex';
import { suggest } from '../engine/suggest';
import { forgetIndexFile, loadIndexFile, loadTextFile } from './loadIndexFile';
import { snippetWords, type ProviderOptions, type SearchProvider } from './provider';

let opened: SearchIndex | undefined;

async function loadIndex(folder: string): Promise<SearchIndex> {
  const file = await loadIndexFile(folder);
  try {
    return (opened ??= openIndex(file));
  } catch (error) {
    forgetIndexFile();
    throw error;
  }
}

/** Pages whose texts are under way. */
const loading = new Map<number, Promise<void>>();

/** Adds the texts of a page to the index. */
function addTexts(index: SearchIndex, folder: string, page: number): Promise<void> {
  const started =
    loading.get(page) ??
    loadTextFile(folder, page)
      .then((texts) => index.addTexts(page, texts))
      .finally(() => loading.delete(page));
  loading.set(page, started);
  return started;
}

/** Lets the site's own index answer. */
export function createProvider({ indexFolder }: ProviderOptions): SearchProvider {
  // Opened once the dialog is drawn, so that the first key does not wait for it. The reader is told
  // of a failure when a query needs the index.
  setTimeout(() => {
    loadIndex(indexFolder)
      .then((index) => answer(index, { query: '' }))
      .catch(() => undefined);
  });
  return {
    // Pages that aren't docs belong to all versions.
    useFilters: () => ['default', ...useVersionTags()],
    async search(query, filters) {
      const index = await loadIndex(indexFolder);
      const tags = filters as readonly string[];
      const request = { query, tags, limit: settings.hits, snippetWords: snippetWords() };
      const { hits, count } = answer(index, request);
      const pages = pagesWithoutTexts(index, hits);
      if (pages.length === 0) return { hits, count };

      const complete = async () => {
        // Without its text a hit is as good as before, and the next answer tries again.
        await Promise.allSettled(pages.map((page) => addTexts(index, indexFolder, page)));
        return answer(index, request).hits;
      };
      return { hits, count, complete };
    },
    suggest(query) {
      const pages = opened?.sections.filter(([, level]) => level === 1) ?? [];
      return suggest(
        pages.map(([, , , title]) => title),
        query,
      );
    },
  };
}
