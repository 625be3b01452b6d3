import { alternativesOf, type Alternative } from './alternatives';
import { headingFit } from './headingFit';
import { matchQuery } from './matchQuery';
import type { WordMatch } from './matchWord';
import type { SearchIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import { tokenize } from './tokenize';

export interface RankedSection {
  section: number;
  score: number;
  /** The matched words are in the heading rather than in the text. */
  inHeading: boolean;
}

export interface Ranking {
  sections: RankedSection[];
  /** Terms of the index that the query was expanded to, for highlighting. */
  terms: Set<string>;
}

/** Weights of the fields. Tuned on `checks/search/queries`, never on the holdout. */
const weights = {
  heading: 3,
  text: 0.65,
  /** Share of a heading's score that the sections below it inherit. */
  inherited: 0.45,
  /** The query's words are next to each other in the heading, in order. */
  phrase: 0.75,
  /** Exponent of the share of the query's words that matched. */
  coverage: 2,
} as const;

/**
 * How much it counts that a query names a heading. The title of a page counts more than a heading
 * on it, also if the query names it in part or by other words for it.
 */
const fits = {
  page: { weight: 2.2, byOtherWords: 0.6 },
  heading: { weight: 1.6, byOtherWords: 0.5 },
} as const;

/** Exponent of the share of a heading that the query names. */
const fitExponent = 1.5;

interface Score {
  score: number;
  found: number;
  own: boolean;
  heading: number;
  text: number;
}

/** Scores of all sections for one word, including what they inherit from the headings above. */
function scoreWord(index: SearchIndex, match: WordMatch): Omit<Score, 'found'>[] {
  const passed = new Float32Array(index.sections.length);
  return index.sections.map((_, section) => {
    const parent = index.parents[section] ?? -1;
    const inherited = parent < 0 ? 0 : (passed[parent] ?? 0);
    const heading = match.heading[section] ?? 0;
    const text = match.text[section] ?? 0;
    passed[section] = Math.max(heading * weights.inherited, inherited * 0.9);
    const score = weights.heading * Math.max(heading, inherited) + weights.text * text;
    return { score: score * match.weight, own: heading > 0 || text > 0, heading, text };
  });
}

function phraseBonus(index: SearchIndex, section: number, phrase: string): number {
  const heading = index.sections[section]?.[3] ?? '';
  return heading.toLowerCase().includes(phrase) ? weights.phrase : 0;
}

type Names = ReadonlySet<string>;

function namesOf(words: readonly QueryWord[]): Names {
  return new Set(words.map(({ whole }) => whole.text));
}

/** A query with other words for some of its words. */
function reword(
  words: readonly QueryWord[],
  { from, to, words: others }: Alternative,
): QueryWord[] {
  return [...words.slice(0, from), ...others, ...words.slice(to)];
}

/** Number of the best sections whose headings and phrases are compared with the query. */
const detailed = 60;

/**
 * Ranks the sections of an index for a query, the best first.
 *
 * A section counts only if its heading or text contains a word of the query. The sections below a
 * matching heading do not: readers reach them through the heading.
 */
export function rank(index: SearchIndex, words: readonly QueryWord[]): Ranking {
  const alternatives = alternativesOf(index, words);
  const matches = matchQuery(index, words, alternatives);
  const terms = new Set<string>();
  const total = matches.reduce((sum, { weight }) => sum + weight, 0);
  const ranked: (RankedSection & { heading: number; text: number })[] = [];

  const scores = matches.map((match) => scoreWord(index, match));
  words.forEach((word, number) => {
    if (!word.isStopWord) matches[number]?.terms.forEach((term) => terms.add(term));
  });
  index.sections.forEach((_, section) => {
    let [score, found, heading, text] = [0, 0, 0, 0];
    let own = false;
    scores.forEach((ofWord, number) => {
      const part = ofWord[section];
      if (!part || part.score === 0) return;
      const weight = matches[number]?.weight ?? 0;
      score += part.score;
      found += weight;
      own ||= part.own && !words[number]?.isStopWord;
      heading += part.heading * weight;
      text += part.text * weight;
    });
    if (!own) return;
    const coverage = (found / total) ** weights.coverage;
    ranked.push({ section, score: score * coverage, inHeading: heading > 0, heading, text });
  });
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);

  const phrase = words.map(({ text }) => text.toLowerCase()).join(' ');
  const isPhrase = words.length > 1 || (words[0]?.parts.length ?? 0) > 0;
  const named = namesOf(words);
  const renamed = alternatives.map((alternative) => namesOf(reword(words, alternative)));
  for (const entry of ranked.slice(0, detailed)) {
    const { weight, byOtherWords } = fits[index.parents[entry.section] === -1 ? 'page' : 'heading'];
    const heading = [...tokenize(index.sections[entry.section]?.[3] ?? '')];
    const fitOf = (names: Names) => headingFit(heading, names, terms) ** fitExponent;
    const fit = Math.max(fitOf(named), ...renamed.map((names) => fitOf(names) * byOtherWords));
    const bonus = fit * weight + (isPhrase ? phraseBonus(index, entry.section, phrase) : 0);
    entry.score *= 1 + bonus;
    entry.inHeading = entry.heading > 0 && entry.heading >= entry.text;
  }
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  return { sections: ranked, terms };
}
