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

/**
 * Of the sections with a frequent word, those in which it is rarest are left out: a third of the
 * lists that are longer. In cross-validation on the rated queries, this changes no figure by more
 * than chance, and takes 6 % of the index.
 */
const frequent = { sections: 20, kept: 2 / 3 };

/** Longer names in code, in characters, are data, such as an image in a URL. */
const longestName = 24;

/** The key of a word with some forms. */
function keyOf(forms: readonly string[]): string {
  return forms.join(' ');
}

function isNumber(term: string): boolean {
  return /^\d+$/.test(term);
}

/** The names between the dots and hyphens of a name: `output.distPath` → `output`, `distPath`. */
function segmentWords(name: string): Word[] {
  return segmentsOf(name).flatMap(({ text }) => [...tokenize(text)]);
}

/** Sections, and how often each has a word. */
type Counts = Map<number, number>;

function count(counts: Counts, section: number): void {
  counts.set(section, (counts.get(section) ?? 0) + 1);
}

/** A word, and the sections with it in their text. */
interface WordList {
  spelling: string;
  sections: Counts;
}

/** Collects which sections have each word in their text or code. */
export class WordLists {
  /** By the forms of the word. */
  private readonly inText = new Map<string, WordList>();
  private readonly inCode = new Map<string, Counts>();
  /** Numbers of words of all sections. */
  private readonly lengths: Counts = new Map();

  private add(word: Word, section: number): void {
    const key = keyOf(formsOf(word));
    const list = this.inText.get(key) ?? {
      spelling: spell(word),
      sections: new Map<number, number>(),
    };
    this.inText.set(key, list);
    count(list.sections, section);
    count(this.lengths, section);
  }

  /** Skips stop words and single characters, a fifth of all words: only headings have those. */
  addText(text: string, section: number): void {
    for (const word of tokenize(text))
      if (!isStopWord(word.text.toLowerCase()) && word.text.length > 1) this.add(word, section);
  }

  /**
   * Adds the names in a code sample as a whole, without their parts. Names with dots are left out:
   * they are the sample's own files and the properties that it uses.
   */
  addCode(text: string, section: number): void {
    for (const { text: name, whole } of tokenize(text)) {
      const { length } = whole.text;
      if (name.includes('.') || length < 3 || length > longestName) continue;
      if (isStopWord(whole.text) || isNumber(whole.text)) continue;
      const sections = this.inCode.get(whole.text) ?? new Map<number, number>();
      this.inCode.set(whole.text, sections);
      count(sections, section);
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
        if (segments.length > 1) for (const section of sections.keys()) this.add(word, section);
    }
  }

  /** Leaves out sections that mention a frequent word only in passing. */
  private dropMentions(sectionCount: number): void {
    const total = [...this.lengths.values()].reduce((sum, length) => sum + length, 0);
    const share = ([section, times]: [number, number]) =>
      times / ((this.lengths.get(section) ?? 0) + total / sectionCount);
    for (const { sections } of this.inText.values()) {
      const kept = Math.max(frequent.sections, Math.ceil(frequent.kept * sections.size));
      const sorted = [...sections].sort((a, b) => share(b) - share(a));
      for (const [section] of sorted.slice(kept)) sections.delete(section);
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
          for (const section of sections.keys()) this.inText.get(other)?.sections.delete(section);
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
    this.dropMentions(sectionCount);
    this.dropImplied();
    const keys = inHeadings.map(keyOf);
    const known = new Set(keys);
    const others = [...this.inText]
      .filter(([key, { sections }]) => sections.size > 0 && !known.has(key))
      .sort(([, a], [, b]) => (a.spelling < b.spelling ? -1 : 1));
    const lists = [
      ...keys.map((key) => this.inText.get(key)?.sections.keys() ?? []),
      ...others.map(([, { sections }]) => sections.keys()),
    ];
    return {
      terms: writeTerms(others.map(([, { spelling }]) => spelling)),
      postings: lists.map((list) => `${writePostings([...list].sort((a, b) => a - b))}\n`).join(''),
    };
  }
}
