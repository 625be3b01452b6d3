import { buildIndex } from '../buildIndex';
import type { Vocabulary } from '../indexFile';
import { openIndex, type SearchIndex } from '../openIndex';
import { levels, type Hierarchy, type SearchRecord } from '../types';

const none = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
export const origin = 'https://rslib.rs';

/** Records of a page, given as `[anchor, heading, text]`; the first section has no anchor. */
export function pageRecords(
  path: string,
  lvl0: string,
  sections: [anchor: string, heading: string, text?: string][],
): SearchRecord[] {
  const title = sections[0]?.[1] ?? '';
  return sections.flatMap(([anchor, heading, content]) => {
    const type = anchor ? 'lvl2' : 'lvl1';
    const base = {
      url: origin + path + (anchor && `#${anchor}`),
      hierarchy: { ...none, lvl0, lvl1: title, [type]: heading },
      language: 'en',
      words: [],
      docusaurus_tag: 'default',
      isCode: false,
      weight: 0,
      position: 0,
    };
    const head: SearchRecord = { ...base, objectID: base.url, type, content: null };
    const text: SearchRecord = { ...head, objectID: `${base.url}:1`, type: 'content' };
    return content === undefined ? [head] : [head, { ...text, content }];
  });
}

/** The same records, as if their texts were code samples. */
export function asCode(records: readonly SearchRecord[]): SearchRecord[] {
  return records.map((record) => ({ ...record, isCode: record.content !== null }));
}

/** An index of records, with all their texts. */
export function indexOf(records: SearchRecord[], vocabulary?: Vocabulary): SearchIndex {
  const { file, texts } = buildIndex(records, { language: 'en', vocabulary });
  const index = openIndex(JSON.parse(JSON.stringify(file)));
  texts.forEach((ofPage, page) => index.addTexts(page, ofPage));
  return index;
}
