import { levels, type Hierarchy, type Level, type SearchRecord } from '../../lib/search/types';
import { readPage } from '../../finishedHtml/readPage';

export interface PageSource {
  /** Finished HTML of the page. */
  html: string;
  /** Absolute canonical address. */
  url: string;
  language: string;
}

const emptyHierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/**
 * Makes the search records of a page: one for each heading, one for each block of text or code.
 *
 * @throws Error that names the page if it has no title
 */
export function extractRecords({ html, url, language }: PageSource): SearchRecord[] {
  const records: SearchRecord[] = [];
  const path = new URL(url).pathname;
  let hierarchy = emptyHierarchy;
  let anchor = '';

  const add = (record: Pick<SearchRecord, 'type' | 'content' | 'isCode' | 'weight'>) => {
    const position = records.length;
    records.push({
      objectID: `${path}${anchor}:${position}`,
      url: url + anchor,
      hierarchy,
      language,
      position,
      ...record,
    });
  };
  const addHeading = (depth: number, text: string) => {
    const type = levels[depth] as Exclude<Level, 'lvl0'>;
    // Deeper levels of the heading before end here.
    const kept = levels.map((level, at) => [level, at < depth ? hierarchy[level] : null] as const);
    hierarchy = { ...(Object.fromEntries(kept) as Hierarchy), [type]: text };
    add({ type, content: null, isCode: false, weight: 110 - 10 * depth });
  };

  try {
    const { title, description, section, blocks } = readPage(html);
    hierarchy = { ...emptyHierarchy, lvl0: section };
    addHeading(1, title);
    if (description) add({ type: 'content', content: description, isCode: false, weight: 0 });
    for (const block of blocks) {
      if (block.kind === 'heading') {
        if (block.depth === 1) continue;
        anchor = `#${encodeURIComponent(block.id)}`;
        addHeading(block.depth, block.text);
      } else {
        const isCode = block.kind === 'code';
        add({ type: 'content', content: block.text, isCode, weight: 0 });
      }
    }
  } catch (cause) {
    throw new Error(`No search records can be made of ${url}.`, { cause });
  }
  return records;
}
