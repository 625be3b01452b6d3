import { expand, findExact, type Expansion } from './expand';
import type { SearchIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import { isFlag, isHan } from './tokenize';

/** How well each section, by its number, matches one word of a query. */
export interface WordMatch {
  heading: Float32Array;
  text: Float32Array;
  /** Terms of the index that the word was expanded to, for highlighting; none if not found. */
  terms: Set<string>;
  /** Inverse document frequency: rare words weigh more. */
  weight: number;
}

/** Share of a compound name's score for a section that contains all its parts, adjacent or not. */
const partsShare = 0.7;
/** Share for a section that contains only some of the parts. */
const somePartsShare = 0.2;
/** Share of the weight of a single Chinese character, which is mostly a part of a word. */
const characterShare = 0.4;

function matchTerms(index: SearchIndex, found: readonly Expansion[]): WordMatch {
  const size = index.sections.length;
  const match: WordMatch = {
    heading: new Float32Array(size),
    text: new Float32Array(size),
    terms: new Set(),
    weight: 0,
  };
  let documents = 0;
  let mass = 0;
  for (const { term, quality } of found) {
    match.terms.add(index.terms[term] ?? '');
    const { inHeading, inText } = index.postingsOf(term);
    for (const field of ['heading', 'text'] as const) {
      const scores = match[field];
      for (const section of field === 'heading' ? inHeading : inText)
        scores[section] = Math.max(scores[section] ?? 0, quality);
    }
    documents += quality * new Set([...inHeading, ...inText]).size;
    mass += quality;
  }
  if (mass > 0) match.weight = Math.log(1 + size / (1 + documents / Math.max(1, mass)));
  return match;
}

/** Combines the matches of the parts of a compound name into one. */
function joinParts(parts: readonly WordMatch[], size: number): WordMatch {
  const join = (field: 'heading' | 'text') =>
    Float32Array.from({ length: size }, (_, section) => {
      const scores = parts.map((part) => part[field][section] ?? 0);
      const sum = scores.reduce((total, score) => total + score, 0);
      const share = scores.every((score) => score > 0) ? partsShare : somePartsShare;
      return (share * sum) / parts.length;
    });
  return {
    heading: join('heading'),
    text: join('text'),
    terms: new Set(parts.flatMap((part) => [...part.terms])),
    weight: Math.max(...parts.map((part) => part.weight)),
  };
}

/** The higher score for each section. */
export function higher(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((score, section) => Math.max(score, b[section] ?? 0));
}

/** Finds a word of a query in all sections: as a whole and, for a compound name, by its parts. */
export function matchWord(index: SearchIndex, word: QueryWord): WordMatch {
  const match = (text: string, isTyping: boolean) =>
    matchTerms(index, word.isExact ? findExact(index, text) : expand(index, text, isTyping));
  if (word.isStopWord) return matchTerms(index, []);
  const whole = match(word.whole.text, word.isTyping);
  if (word.text.length === 1 && isHan(word.text)) whole.weight *= characterShare;
  // A reader who types the hyphens means the flag, so its parts do not count.
  const isKnownFlag = isFlag(word.text) && whole.terms.size > 0;
  if (word.parts.length === 0 || isKnownFlag) return whole;
  const parts = word.parts.map((part, number) =>
    match(part.text, word.isTyping && number === word.parts.length - 1),
  );
  const joint = joinParts(parts, index.sections.length);
  return {
    heading: higher(whole.heading, joint.heading),
    text: higher(whole.text, joint.text),
    terms: new Set([...whole.terms, ...joint.terms]),
    weight: Math.max(whole.weight, joint.weight),
  };
}
