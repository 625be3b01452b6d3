import { alternativesOf } from './alternatives';
import { headingFit } from './headingFit';
import { matchQuery } from './matchQuery';
import type { WordMatch } from './matchWord';
import type { SearchIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import type { Word } from './tokenize';

export interface RankedSection {
  section: number;
  score: number;
  /** The matched words are in the heading rather than in the text. */
  inHeading: boolean;
}

/** Weights of the fields. Tuned on `checks/search/queries`, never on the holdout. */
const weights = {
  heading: 2.5,
  text: 0.8,
  /** Share of a heading's score that the sections below it inherit. */
  inherited: 0.4,
  /** The query's words are next to each other in the heading, in order. */
  phrase: 0.75,
  /** Exponent of the share of the query's words that matched. */
  coverage: 1.5,
  /** Exponent of what a page has found, as a multiple of its best section. */
  page: 0.25,
} as const;

/**
 * How much it counts that a query names a heading, times the share of the query that does. The
 * title of a page counts more than a heading on it.
 */
const fits = { page: 2.2, heading: 1.5 } as const;

/** Exponent of the share of a heading that the query names. */
const fitExponent = 1.5;

/** Whether the words of a query follow each other in a heading, in any form of the words. */
function hasPhrase(heading: readonly Word[], words: readonly QueryWord[]): boolean {
  return heading.some((_, from) =>
    words.every(({ whole }, at) => heading[from + at]?.whole.text === whole.text),
  );
}

/** What the query found in a section. */
interface Found {
  section: number;
  score: number;
  /** Weights of the words that are in the heading, as well as it has them, or in one above it. */
  named: number;
  /** Weights of the words that are anywhere in the section or in the headings above. */
  covered: number;
  /** Scores of the words in the heading and in the text. */
  heading: number;
  text: number;
}

/**
 * Adds up what all words found in each section, with what it inherits from the headings above.
 * Sections that contain none of the words are left out: readers reach them through the heading.
 */
function collect(index: SearchIndex, matches: readonly WordMatch[]): Found[] {
  const none = { score: 0, named: 0, covered: 0, heading: 0, text: 0 };
  const all = index.sections.map((_, section): Found => ({ section, ...none }));
  const passed = new Float32Array(all.length);
  for (const match of matches) {
    const { weight } = match;
    if (weight === 0) continue;
    for (const found of all) {
      const { section } = found;
      const parent = index.parents[section] ?? -1;
      const inherited = parent < 0 ? 0 : (passed[parent] ?? 0);
      const heading = match.heading[section] ?? 0;
      const text = match.text[section] ?? 0;
      passed[section] = Math.max(heading * weights.inherited, inherited);
      const named = Math.max(heading, inherited);
      if (named === 0 && text === 0) continue;
      found.score += (weights.heading * named + weights.text * text) * weight;
      found.covered += weight;
      found.named += weight * (heading > 0 ? heading : Number(inherited > 0));
      found.heading += heading * weight;
      found.text += text * weight;
    }
  }
  return all.filter(({ heading, text }) => heading > 0 || text > 0);
}

/**
 * Raises the sections of pages on which several sections answer: such a page is about what a query
 * asks for, and a single section elsewhere may only mention it.
 */
function raisePages(index: SearchIndex, ranked: readonly RankedSection[]): RankedSection[] {
  const sums = new Float32Array(index.pages.length);
  const bests = new Float32Array(index.pages.length);
  const pageOf = ({ section }: RankedSection) => index.sections[section]?.[0] ?? 0;
  for (const found of ranked) {
    const page = pageOf(found);
    sums[page]! += found.score;
    bests[page] = Math.max(bests[page]!, found.score);
  }
  return ranked.map((found) => {
    const page = pageOf(found);
    return { ...found, score: found.score * (sums[page]! / bests[page]!) ** weights.page };
  });
}

/**
 * Ranks the sections of an index for a query, the best first.
 *
 * A section counts only if its heading or text contains a word of the query.
 */
export function rank(index: SearchIndex, words: readonly QueryWord[]) {
  const matches = matchQuery(index, words, alternativesOf(index.vocabulary, words));
  const total = matches.reduce((sum, { weight }) => sum + weight, 0);
  /** Terms of the index that the query was expanded to, for highlighting. */
  const terms = new Set(matches.flatMap((match) => [...match.terms]));

  const phrase = words.map(({ text }) => text.toLowerCase()).join(' ');
  const isPhrase = words.length > 1 || (words[0]?.parts.length ?? 0) > 0;
  const named = new Set(words.map(({ whole }) => whole.text));

  const bonusOf = (found: Found): number => {
    if (found.heading === 0) return 0;
    const heading = index.headingOf(found.section);
    const weight = fits[index.parents[found.section] === -1 ? 'page' : 'heading'];
    const fit = headingFit(heading, named, terms) ** fitExponent;
    const isNamed =
      isPhrase &&
      ((index.sections[found.section]?.[3] ?? '').toLowerCase().includes(phrase) ||
        hasPhrase(heading, words));
    return (fit * weight * found.named) / total + (isNamed ? weights.phrase : 0);
  };

  const ranked = collect(index, matches).map((found): RankedSection => {
    const coverage = (found.covered / total) ** weights.coverage;
    return {
      section: found.section,
      score: found.score * coverage * (1 + bonusOf(found)),
      inHeading: found.heading > 0 && found.heading >= found.text,
    };
  });
  const sections = raisePages(index, ranked);
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return { sections, terms };
}
