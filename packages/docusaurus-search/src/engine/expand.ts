import { editDistance } from './editDistance';
import type { SearchIndex } from './openIndex';
import { isHan } from './tokenize';

/** A term of the index that a word of the query may mean. */
export interface Expansion {
  term: number;
  /** 1 for the word itself, less for a longer word or a different spelling. */
  quality: number;
}

const maxPrefixes = 60;
/**
 * Minimum lengths for one and two typos. Algolia's minWordSizefor1Typo and minWordSizefor2Typos are
 * 4 and 8, but the second counts whole words, and these are stems.
 */
const oneTypoFrom = 4;
const twoTyposFrom = 7;
const qualities = { typing: 0.55, prefix: 0.4, ofLength: 0.35, typos: [1, 0.55, 0.35] } as const;

function expandPrefix(index: SearchIndex, text: string, isTyping: boolean): Expansion[] {
  const found: Expansion[] = [];
  const base = isTyping ? qualities.typing : qualities.prefix;
  for (let term = index.firstFrom(text); found.length < maxPrefixes; term++) {
    const candidate = index.terms[term];
    if (!candidate?.startsWith(text)) break;
    const quality =
      candidate === text ? 1 : base + qualities.ofLength * (text.length / candidate.length);
    found.push({ term, quality });
  }
  return found;
}

function expandTypos(index: SearchIndex, text: string, isTyping: boolean): Expansion[] {
  const limit = text.length >= twoTyposFrom ? 2 : text.length >= oneTypoFrom ? 1 : 0;
  if (limit === 0) return [];
  const found: Expansion[] = [];
  index.terms.forEach((candidate, term) => {
    let distance = editDistance(text, candidate, limit);
    // The beginning of a word that is still being typed may have a typo, too.
    const isStart = isTyping && distance > limit && candidate.length > text.length;
    if (isStart && text.length > oneTypoFrom)
      distance = editDistance(text, candidate.slice(0, text.length), limit);
    if (distance > limit) return;
    // Typos in the first letter are rare.
    const sameStart = candidate.startsWith(text.charAt(0)) ? 1 : 0.6;
    const quality = (qualities.typos[distance] ?? 0) * sameStart * (isStart ? 0.8 : 1);
    found.push({ term, quality });
  });
  const best = Math.max(...found.map(({ quality }) => quality));
  return found.filter(({ quality }) => quality === best);
}

/** Finds the term that a word is, if the index has it. */
export function findExact(index: SearchIndex, text: string): Expansion[] {
  const term = index.firstFrom(text);
  return index.terms[term] === text ? [{ term, quality: 1 }] : [];
}

/**
 * Finds the terms that a word of a query may mean: itself, longer words that begin with it and,
 * only if there are none, the most similar words.
 *
 * @param text normalized form of the word, from the tokenizer
 * @param isTyping the word is the last one, which the reader may not have finished
 */
export function expand(index: SearchIndex, text: string, isTyping: boolean): Expansion[] {
  const exact = text.length < 2 && !isHan(text) && !isTyping ? findExact(index, text) : [];
  if (exact.length > 0) return exact;
  const found = expandPrefix(index, text, isTyping);
  return found.length > 0 || isHan(text) ? found : expandTypos(index, text, isTyping);
}
