import { levels, type Hierarchy, type Level, type SearchRecord } from '../engine/types';
import { blocksOf } from './blocks';
import type { SearchPage } from './readPages';
import type { PageWords } from './searchWords';

const emptyHierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

interface Options {
  language: string;
  /** What else readers call the subjects of the page. */
  words?: PageWords;
  /** Selector of what isn't searched. */
  ignored?: string;
}

/** Extracts the search records of a page: one for each heading and each block of text or code. */
export function extractRecords(
  { url, title, description, section, tag = 'default', article }: SearchPage,
  { language, words = {}, ignored }: Options,
): SearchRecord[] {
  const { pathname: route } = new URL(url);
  const records: SearchRecord[] = [];
  let hierarchy = { ...emptyHierarchy, lvl0: section };
  let id = '';

  const add = (record: Pick<SearchRecord, 'type' | 'content' | 'words' | 'isCode' | 'weight'>) => {
    const position = records.length;
    const anchor = id && `#${encodeURIComponent(id)}`;
    records.push({
      objectID: `${route}${anchor}:${position}`,
      url: url + anchor,
      hierarchy,
      language,
      docusaurus_tag: tag,
      position,
      ...record,
    });
  };
  const addHeading = (depth: number, text: string) => {
    const type = levels[depth] as Exclude<Level, 'lvl0'>;
    // A heading ends the deeper levels before it.
    const kept = levels.map((level, at) => [level, at < depth ? hierarchy[level] : null] as const);
    hierarchy = { ...(Object.fromEntries(kept) as typeof hierarchy), [type]: text };
    add({
      type,
      content: null,
      words: words[id || 'top'] ?? [],
      isCode: false,
      weight: 110 - 10 * depth,
    });
  };

  const addContent = (content: string, isCode: boolean) =>
    add({ type: 'content', content, words: [], isCode, weight: 0 });

  addHeading(1, title);
  if (description) addContent(description, false);
  for (const block of blocksOf(article, ignored)) {
    if (block.kind === 'heading') {
      if (block.depth === 1) continue;
      id = block.id;
      addHeading(block.depth, block.text);
    } else {
      addContent(block.text, block.kind === 'code');
    }
  }
  return records;
}
