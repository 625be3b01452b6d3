import { toColumns, type IndexedPage, type IndexedSection, type IndexFile } from './indexFile';
import { writePostings, type Posting } from './postings';
import { isStopWord } from './stopWords';
import { writeTerms } from './termList';
import { formsOf, termsOf, tokenize } from './tokenize';
import { levels, type SearchRecord } from './types';

function headingOf({ hierarchy }: SearchRecord): { level: number; heading: string } {
  for (let level = levels.length - 1; level > 0; level--) {
    const heading = hierarchy[levels[level] ?? 'lvl1'];
    if (heading) return { level, heading };
  }
  return { level: 1, heading: '' };
}

/** Collects where each term occurs. */
class Postings {
  private readonly byTerm = new Map<string, Map<number, Posting>>();

  private at(term: string, section: number): Posting {
    const sections = this.byTerm.get(term) ?? new Map<number, Posting>();
    this.byTerm.set(term, sections);
    const posting = sections.get(section) ?? { section, inHeading: false, inText: false };
    sections.set(section, posting);
    return posting;
  }

  addHeading(text: string, section: number): void {
    for (const term of termsOf(text)) this.at(term, section).inHeading = true;
  }

  /**
   * Skips stop words and single characters, a fifth of all words: they are found in headings only.
   */
  addText(text: string, section: number): void {
    for (const word of tokenize(text)) {
      if (isStopWord(word.text.toLowerCase())) continue;
      for (const term of formsOf(word)) if (term.length > 1) this.at(term, section).inText = true;
    }
  }

  /** Adds the names in a code sample as a whole, without their parts. */
  addCode(text: string, section: number): void {
    for (const { whole } of tokenize(text)) {
      if (whole.text.length < 3 || isStopWord(whole.text) || /^\d+$/.test(whole.text)) continue;
      this.at(whole.text, section).inText = true;
    }
  }

  write(): Pick<IndexFile, 'terms' | 'postings'> {
    const sorted = [...this.byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = sorted.map(([, sections]) =>
      writePostings([...sections.values()].sort((a, b) => a.section - b.section)),
    );
    return { terms: writeTerms(sorted.map(([term]) => term)), postings: lines.join('\n') };
  }
}

export interface IndexOptions {
  language: string;
  /** Origin of the site: `https://rslib.rs`. */
  origin: string;
}

/**
 * Builds the index of one language. Records with the same URL become one section, because the
 * dialog shows each URL once. The text of code samples is searchable but not stored, which halves
 * the file.
 *
 * @param records of one language, page by page, in document order
 */
export function buildIndex(
  records: readonly SearchRecord[],
  { language, origin }: IndexOptions,
): IndexFile {
  const pages: IndexedPage[] = [];
  const sections: IndexedSection[] = [];
  const postings = new Postings();
  const pageOf = new Map<string, number>();
  const sectionOf = new Map<string, number>();

  for (const record of records) {
    const { pathname, hash } = new URL(record.url);
    let page = pageOf.get(pathname);
    if (page === undefined) {
      page = pages.push({ path: pathname, lvl0: record.hierarchy.lvl0 ?? '' }) - 1;
      pageOf.set(pathname, page);
    }
    let number = sectionOf.get(record.url);
    if (number === undefined) {
      const { level, heading } = headingOf(record);
      number = sections.push([page, level, decodeURIComponent(hash.slice(1)), heading, '']) - 1;
      sectionOf.set(record.url, number);
      postings.addHeading(heading, number);
      // "migration" finds all pages of the section "Migration".
      if (level === 1) postings.addText(record.hierarchy.lvl0 ?? '', number);
    }
    if (record.content === null) continue;
    if (record.isCode) {
      postings.addCode(record.content, number);
      continue;
    }
    postings.addText(record.content, number);
    const section = sections[number];
    if (section) section[4] += `${section[4] ? '\n' : ''}${record.content}`;
  }
  return { format: 2, language, origin, pages, sections: toColumns(sections), ...postings.write() };
}
