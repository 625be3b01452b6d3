import { headingWords, isFoundAlike } from './headingWords';
import {
  writeSections,
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
  type TextFile,
  type Vocabulary,
} from './indexFile';
import { levels, type SearchRecord } from './types';
import { keepWhole } from './tokenize';
import { WordLists } from './wordLists';

export interface IndexOptions {
  language: string;
  vocabulary?: Vocabulary;
}

/**
 * Builds the index of one language. Records with the same URL become one section, because the
 * dialog shows each URL once. The text of code samples is searchable but not stored, which halves
 * the texts.
 *
 * @param records of one language, page by page, in document order
 */
export function buildIndex(
  records: readonly SearchRecord[],
  { language, vocabulary = { synonyms: [], translations: {} } }: IndexOptions,
) {
  keepWhole(vocabulary);
  const pages: IndexedPage[] = [];
  const versions = new Set(records.map((record) => record.docusaurus_tag));
  versions.delete('default');
  /** The texts of each page, in the order of `pages`. */
  const texts: TextFile[] = [];
  const sections: IndexedSection[] = [];
  const words = new WordLists();
  const pageOf = new Map<string, number>();
  /** The number of a section, and its place on the page. */
  const placeOf = new Map<string, { number: number; place: number }>();

  for (const record of records) {
    const { pathname, hash } = new URL(record.url);
    const page = pageOf.get(pathname) ?? pages.length;
    if (page === pages.length) {
      const tag = versions.size > 1 ? { tag: record.docusaurus_tag } : {};
      pages.push({ path: pathname, lvl0: record.hierarchy.lvl0 ?? '', ...tag });
      pageOf.set(pathname, page);
    }
    const own = (texts[page] ??= []);
    let at = placeOf.get(record.url);
    if (!at) {
      // The first record of a section is its heading.
      const level = Number(record.type.slice(-1));
      const heading = record.hierarchy[levels[level] ?? 'lvl1'] ?? '';
      const anchor = decodeURIComponent(hash.slice(1));
      at = { number: sections.push([page, level, anchor, heading]) - 1, place: own.push('') - 1 };
      placeOf.set(record.url, at);
      // "migration" finds all pages of the section "Migration".
      if (level === 1) words.addText(record.hierarchy.lvl0 ?? '', at.number);
    }
    words.addText(record.words.join('\n'), at.number);
    if (record.content === null) continue;
    if (record.isCode) {
      words.addCode(record.content, at.number);
      continue;
    }
    words.addText(record.content, at.number);
    own[at.place] += `${own[at.place] ? '\n' : ''}${record.content}`;
  }
  const inHeadings = headingWords(pages, sections)
    .map(([forms]) => forms)
    .filter(isFoundAlike);
  const { levels: digits, headings } = writeSections(sections);
  const { terms, postings } = words.write(inHeadings, sections.length);
  // In this order they compress best.
  const file: IndexFile = {
    format: 7,
    language,
    vocabulary,
    terms,
    headings,
    pages,
    levels: digits,
    postings,
  };
  return { file, texts };
}
