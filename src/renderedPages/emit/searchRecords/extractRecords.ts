import {
  levels,
  type Hierarchy,
  type Level,
  type SearchRecord,
} from '../../../search/engine/types';
import { withoutLocale } from '../../../lib/localeUrl';
import type { RenderedPage } from '../../readPages';
import { blocksOf } from './blocks';
import type { SearchWords } from './searchWords';

const emptyHierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

type RecordSource = Pick<
  RenderedPage,
  'route' | 'url' | 'title' | 'description' | 'section' | 'article'
>;

/**
 * Extracts the search records of a page: one for each heading and each block of text or code.
 *
 * @param searchWords what else readers call the subjects of sections
 */
export function extractRecords(
  page: RecordSource,
  language: string,
  searchWords: SearchWords['bySection'],
): SearchRecord[] {
  const { route, url, title, description, section, article } = page;
  const records: SearchRecord[] = [];
  let hierarchy = { ...emptyHierarchy, lvl0: section };
  let anchor = '';

  const add = (record: Pick<SearchRecord, 'type' | 'content' | 'words' | 'isCode' | 'weight'>) => {
    const position = records.length;
    records.push({
      objectID: `${route}${anchor}:${position}`,
      url: url + anchor,
      hierarchy,
      language,
      position,
      ...record,
    });
  };
  const addHeading = (depth: number, text: string) => {
    const type = levels[depth] as Exclude<Level, 'lvl0'>;
    // A heading ends the deeper levels before it.
    const kept = levels.map((level, at) => [level, at < depth ? hierarchy[level] : null] as const);
    hierarchy = { ...(Object.fromEntries(kept) as typeof hierarchy), [type]: text };
    const words = searchWords.get(withoutLocale(route, language) + anchor) ?? [];
    add({ type, content: null, words, isCode: false, weight: 110 - 10 * depth });
  };

  const addContent = (content: string, isCode: boolean) =>
    add({ type: 'content', content, words: [], isCode, weight: 0 });

  addHeading(1, title);
  if (description) addContent(description, false);
  for (const block of blocksOf(article)) {
    if (block.kind === 'heading') {
      if (block.depth === 1) continue;
      anchor = `#${encodeURIComponent(block.id)}`;
      addHeading(block.depth, block.text);
    } else {
      addContent(block.text, block.kind === 'code');
    }
  }
  return records;
}
