import type { IndexFile } from './indexFile';
import { writePostings } from './postings';
import { segmentsOf } from './splitName';
import { isStopWord } from './stopWords';
import { writeTerms } from './termList';
import { formsOf, formsOfSpelling, isFlag, spell, tokenize, type Word } from './tokenize';

/**
 * A name that the code of more sections has, such as `defineConfig`, says nothing about any of
 * them: a share of the sections, but at least a number that counts on small sites.
 */
const commonInCode = { share: 0.015, sections: 12 };

/** Longer names in code, in characters, are data, such as an image in a URL. */
const longestName = 24;

/** The key of a word with some forms. */
function keyOf(forms: readonly string[]): string {
  return forms.join(' ');
}

function ascending(sections: Iterable<number> = []): number[] {
  return [...sections].sort((a, b) => a - b);
}

function isNumber(term: string): boolean {
  return /^\d+$/.test(term);
}

/** The names between the dots and hyphens of a name: `output.distPath` → `output`, `distPath`. */
function segmentWords(name: string): Word[] {
  return segmentsOf(name).flatMap(({ text }) => tokenize(text));
}

/** A word, and the sections with it in their text. */
interface WordList {
  spelling: string;
  sections: Set<number>;
}

/** Collects which sections have each word in their text or code. */
export class WordLists {
  /** By the forms of the word. */
  private readonly inText = new Map<string, WordList>();
  private readonly inCode = new Map<string, Set<number>>();

  private add(word: Word, section: number): void {
    const key = keyOf(formsOf(word));
    const list = this.inText.get(key) ?? {
      spelling: spell(word),
      sections: new Set<number>(),
    };
    this.inText.set(key, list);
    list.sections.add(section);
  }

  /** Skips stop words and single characters, a fifth of all words: only headings have those. */
  addText(text: string, section: number): void {
    for (const word of tokenize(text))
      if (!isStopWord(word.text.toLowerCase()) && word.text.length > 1) this.add(word, section);
  }

  /**
   * Adds flags and names with capitals in a code sample as a whole, without their parts. Others are
   * left out: they are the sample's own variables, its files and the properties that it uses.
   */
  addCode(text: string, section: number): void {
    for (const { text: name, whole } of tokenize(text)) {
      const { length } = whole.text;
      if (!/^--|\p{Lu}/u.test(name) || name.includes('.')) continue;
      if (length < 3 || length > longestName) continue;
      if (isStopWord(whole.text) || isNumber(whole.text)) continue;
      const sections = this.inCode.get(whole.text) ?? new Set<number>();
      this.inCode.set(whole.text, sections.add(section));
    }
  }

  /** Where texts have a name, they say more about it than code. */
  private addNamesOfCode(sectionCount: number): void {
    const limit = Math.max(commonInCode.sections, commonInCode.share * sectionCount);
    const known = new Set([...this.inText.keys()].flatMap((key) => key.split(' ')));
    for (const [name, sections] of this.inCode) {
      if (sections.size <= limit && !known.has(name))
        this.inText.set(name, { spelling: name, sections });
    }
  }

  /** Numbers, and names of several segments, are worth their bytes only in several sections. */
  private splitRareNames(): void {
    for (const [key, { spelling, sections }] of [...this.inText]) {
      const segments = isFlag(spelling) ? [] : segmentWords(spelling);
      if (sections.size > 1 || (!isNumber(spelling) && segments.length < 2)) continue;
      this.inText.delete(key);
      for (const word of segments)
        if (segments.length > 1) for (const section of sections) this.add(word, section);
    }
  }

  /** Leaves out what follows from a longer word: a section with `distPath` also has `dist`. */
  private dropImplied(): void {
    for (const [key, { spelling, sections }] of this.inText) {
      const implied = [
        ...formsOfSpelling(spelling),
        ...segmentWords(spelling).map((word) => keyOf(formsOf(word))),
      ];
      for (const other of new Set(implied)) {
        if (other !== key)
          for (const section of sections) this.inText.get(other)?.sections.delete(section);
      }
    }
  }

  /**
   * Writes the lists.
   *
   * @param inHeadings forms of the words that a browser finds in headings: their spelling isn't
   *   written
   */
  write(
    inHeadings: readonly (readonly string[])[],
    sectionCount: number,
  ): Pick<IndexFile, 'terms' | 'postings'> {
    this.addNamesOfCode(sectionCount);
    this.splitRareNames();
    this.dropImplied();
    const keys = inHeadings.map(keyOf);
    const lists = keys.map((key) => writePostings(ascending(this.inText.get(key)?.sections)));
    const known = new Set(keys);
    const terms = [...this.inText]
      .filter(([key, { sections }]) => sections.size > 0 && !known.has(key))
      .map(([, { spelling, sections }]) => {
        const [first = 0, ...others] = ascending(sections);
        return { spelling, first, list: writePostings(others, first) };
      })
      .sort((a, b) => a.first - b.first || (a.spelling < b.spelling ? -1 : 1));
    lists.push(...terms.map(({ list }) => list));
    return { terms: writeTerms(terms), postings: lists.map((list) => `${list} `).join('') };
  }
}
