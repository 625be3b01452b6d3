import {
  toColumns,
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
  type TextFile,
} from './indexFile';
import { writePostings } from './postings';
import { isStopWord } from './stopWords';
import { writeTerms } from './termList';
import { segmentsOf } from './splitName';
import { formsOf, isFlag, tokenize, type Word } from './tokenize';
import { levels, type SearchRecord } from './types';

function headingOf({ hierarchy }: SearchRecord): { level: number; heading: string } {
  for (let level = levels.length - 1; level > 0; level--) {
    const heading = hierarchy[levels[level] ?? 'lvl1'];
    if (heading) return { level, heading };
  }
  return { level: 1, heading: '' };
}

/**
 * A name that the code of more sections has, such as `defineConfig`, says nothing about any of
 * them: a share of the sections, but at least a number that counts on small sites.
 */
const commonInCode = { share: 0.015, sections: 12 };

/** Longer names in code, in characters, are data, such as an image in a URL. */
const longestName = 24;

function isNumber(term: string): boolean {
  return /^\d+$/.test(term);
}

type SectionsByTerm = Map<string, Set<number>>;

function add(byTerm: SectionsByTerm, term: string, section: number): void {
  const sections = byTerm.get(term);
  if (sections) sections.add(section);
  else byTerm.set(term, new Set([section]));
}

/** Collects which sections have each term in their text or code. */
class Postings {
  private readonly inText: SectionsByTerm = new Map();
  private readonly inCode: SectionsByTerm = new Map();
  /** Terms that are worth their bytes only if several sections have them. */
  private readonly minor = new Set<string>();

  /** Notes a number, and the whole of a name whose segments are found, too. */
  private noteMinor({ text, whole }: Word): void {
    const isCompound = !isFlag(text) && segmentsOf(text).length > 1;
    if (isCompound || isNumber(whole.text)) this.minor.add(whole.text);
  }

  /** Skips stop words and single characters, a fifth of all words: only headings have those. */
  addText(text: string, section: number): void {
    for (const word of tokenize(text)) {
      if (isStopWord(word.text.toLowerCase())) continue;
      this.noteMinor(word);
      for (const term of formsOf(word)) if (term.length > 1) add(this.inText, term, section);
    }
  }

  /**
   * Adds the names in a code sample as a whole, without their parts. Names with dots are left out:
   * they are the sample's own files and the properties that it uses.
   */
  addCode(text: string, section: number): void {
    for (const word of tokenize(text)) {
      const { whole } = word;
      const { length } = whole.text;
      if (word.text.includes('.') || length < 3 || length > longestName) continue;
      if (isStopWord(whole.text) || isNumber(whole.text)) continue;
      this.noteMinor(word);
      add(this.inCode, whole.text, section);
    }
  }

  write(sectionCount: number): Pick<IndexFile, 'terms' | 'postings'> {
    const limit = Math.max(commonInCode.sections, commonInCode.share * sectionCount);
    // Where texts have a name, they say more about it than code.
    for (const [term, sections] of this.inCode)
      if (sections.size <= limit && !this.inText.has(term)) this.inText.set(term, sections);

    const terms = [...this.inText].filter(
      ([term, sections]) => sections.size > 1 || !this.minor.has(term),
    );
    const sorted = terms.sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = sorted.map(([, sections]) => writePostings([...sections].sort((a, b) => a - b)));
    return { terms: writeTerms(sorted.map(([term]) => term)), postings: lines.join('\n') };
  }
}

export interface IndexOptions {
  language: string;
  /** Origin of the site: `https://rslib.rs`. */
  origin: string;
}

export interface BuiltIndex {
  file: IndexFile;
  /** The texts of each page, in the order of `file.pages`. */
  texts: TextFile[];
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
  { language, origin }: IndexOptions,
): BuiltIndex {
  const pages: IndexedPage[] = [];
  const texts: TextFile[] = [];
  const sections: IndexedSection[] = [];
  const postings = new Postings();
  const pageOf = new Map<string, number>();
  /** The number of a section, and its place on the page. */
  const placeOf = new Map<string, { number: number; place: number }>();

  for (const record of records) {
    const { pathname, hash } = new URL(record.url);
    const page = pageOf.get(pathname) ?? pages.length;
    if (page === pages.length) {
      pages.push({ path: pathname, lvl0: record.hierarchy.lvl0 ?? '' });
      pageOf.set(pathname, page);
    }
    const own = (texts[page] ??= []);
    let at = placeOf.get(record.url);
    if (!at) {
      const { level, heading } = headingOf(record);
      const anchor = decodeURIComponent(hash.slice(1));
      at = { number: sections.push([page, level, anchor, heading]) - 1, place: own.push('') - 1 };
      placeOf.set(record.url, at);
      // "migration" finds all pages of the section "Migration".
      if (level === 1) postings.addText(record.hierarchy.lvl0 ?? '', at.number);
    }
    if (record.content === null) continue;
    if (record.isCode) {
      postings.addCode(record.content, at.number);
      continue;
    }
    postings.addText(record.content, at.number);
    own[at.place] += `${own[at.place] ? '\n' : ''}${record.content}`;
  }
  const columns = toColumns(sections);
  return {
    file: {
      format: 3,
      language,
      origin,
      pages,
      sections: columns,
      ...postings.write(sections.length),
    },
    texts,
  };
}
