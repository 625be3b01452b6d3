import type { Vocabulary } from './indexFile';
import { humpsOf, matchesIn, segmentsOf, type NamePart } from './splitName';
import { stem } from './stem';

/** A form under which a word is found, and the position of that word in the text. */
export interface Term {
  text: string;
  start: number;
  end: number;
}

/** A word of a text or a query. */
export interface Word {
  /** As written. */
  text: string;
  start: number;
  end: number;
  /** The word as a whole: `autoExternal` → `autoexternal`, `bundles` → `bundl`. */
  whole: Term;
  /** The parts of a compound name or a long Chinese word, none for a simple word. */
  parts: Term[];
}

const han = /\p{Script=Han}+/gu;
/** Names, and flags of a command line with their two hyphens. */
const names = /(?:(?<![\p{L}\p{N}._-])--)?[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu;

/** Chinese words of two characters that stay whole. */
let knownWords = /(?!)/;

/**
 * Keeps the Chinese words of two characters in a vocabulary whole. A segmenter doesn't know the
 * technical ones among them, such as `组件` and `构建`, and splits them into characters.
 */
export function keepWhole({ synonyms }: Pick<Vocabulary, 'synonyms'>): void {
  const words = synonyms.flat().filter((phrase) => /^\p{Script=Han}{2}$/u.test(phrase));
  knownWords = words.length > 0 ? new RegExp(`(${words.join('|')})`) : /(?!)/;
}

/**
 * Finds Chinese words, as Chinese has no spaces; browsers without it fall back to character pairs.
 */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

function hanWord(text: string, start: number): Word {
  const termAt = (at: number, length: number) => ({
    text: text.slice(at, at + length),
    start: start + at,
    end: start + at + length,
  });
  const whole = termAt(0, text.length);
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => termAt(at, 2));
  return { ...whole, whole, parts: text.length > 2 ? pairs : [] };
}

function findHanWords(run: string, start: number): NamePart[] {
  const found: NamePart[] = [];
  let at = start;
  run.split(knownWords).forEach((piece, place) => {
    // Every second piece is a known word. The segmenter takes its time even for one character.
    if (!segmenter || place % 2 === 1 || piece.length < 2) {
      if (piece) found.push({ text: piece, start: at });
    } else {
      for (const { segment, index } of segmenter.segment(piece))
        found.push({ text: segment, start: at + index });
    }
    at += piece.length;
  });
  return found;
}

/** Whether a text begins with a Chinese character. */
export function isHan(text: string): boolean {
  return /^\p{Script=Han}/u.test(text);
}

/** Whether a name is a command line flag, such as `--config`. */
export function isFlag(name: string): boolean {
  return name.startsWith('--');
}

/** Writes a name as one word: `umd-name` and `umd.Name` → `umdname` */
function joined(text: string): string {
  return text.replace(/[._-]+/g, '').toLowerCase();
}

/** `output.distPath` → `output`, `distpath`, `dist`, `path`, each with its position. */
function partsOf(name: string, start: number): Term[] {
  const parts: Term[] = [];
  for (const segment of segmentsOf(name)) {
    const humps = humpsOf(segment.text);
    const pieces = humps.length > 1 ? [{ text: segment.text, start: 0 }, ...humps] : humps;
    for (const piece of pieces) {
      const from = start + segment.start + piece.start;
      const lower = piece.text.toLowerCase();
      parts.push({ text: stem(lower), start: from, end: from + piece.text.length });
    }
  }
  return parts;
}

function nameWord(text: string, start: number): Word {
  const end = start + text.length;
  // Most words can't be split, and splitting takes most of the time in which an index opens.
  const parts = /^\p{L}\p{Ll}*$/u.test(text) ? [] : partsOf(text, start);
  const isCompound = parts.length > 1;
  const whole = isCompound ? joined(text) : stem(text.toLowerCase());
  // The segments of `autoExternal` include the name itself, which is the whole.
  const others = parts.filter((part) => part.text !== whole);
  return { text, start, end, whole: { text: whole, start, end }, parts: isCompound ? others : [] };
}

/** `--env-mode` → `--env-mode` and all forms of `env-mode` */
function flagWord(text: string, start: number): Word {
  const { end, whole, parts } = nameWord(text.slice(2), start + 2);
  const flag = { text: text.toLowerCase(), start, end };
  return { text, start, end, whole: flag, parts: [whole, ...parts] };
}

/**
 * Writes letters in one way, without accents, ligatures and full-width forms: `ﬁné` → `fine`,
 * `ＤＴＳ` → `DTS`
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** Finds the words of a text in order, without their forms, which take longer to find. */
export function findWords(text: string): NamePart[] {
  const found: NamePart[] = [];
  // One by one, each to one character, so that all positions stay the same.
  const plain = text.replace(/[\u00C0-\u024F\uFF01-\uFF5E]/g, (character) => fold(character)[0]!);
  let at = 0;
  for (const match of plain.matchAll(han)) {
    found.push(...matchesIn(plain.slice(at, match.index), names, at));
    found.push(...findHanWords(match[0], match.index));
    at = match.index + match[0].length;
  }
  found.push(...matchesIn(plain.slice(at), names, at));
  return found;
}

/** Finds the forms of a word. */
export function wordOf({ text, start }: NamePart): Word {
  if (isHan(text)) return hanWord(text, start);
  return isFlag(text) ? flagWord(text, start) : nameWord(text, start);
}

/**
 * Splits a text into words, in order: used for the index, for queries and for highlighting.
 *
 * `用 dts.bundle 打包` → `用`, `dts.bundle` (`dtsbundle`; parts `dts`, `bundl`), `打包`
 */
export function tokenize(text: string): Word[] {
  return findWords(text).map(wordOf);
}

/** Every form under which a word is found. */
export function formsOf({ whole, parts }: Word): string[] {
  return [whole, ...parts].map(({ text }) => text);
}

/**
 * Writes a word in a way from which all of its forms follow: a compound name as it is, any other
 * word as its one form.
 */
export function spell({ text, whole, parts }: Word): string {
  return parts.length > 0 ? text : whole.text;
}

/** Every form of a word that `spell` wrote. */
export function formsOfSpelling(text: string): string[] {
  return /^\p{Script=Han}|[\p{Lu}._-]/u.test(text) ? formsOf(wordOf({ text, start: 0 })) : [text];
}

/** Every form under which a text is found, repeated as often as it occurs. */
export function termsOf(text: string): string[] {
  return tokenize(text).flatMap(formsOf);
}
