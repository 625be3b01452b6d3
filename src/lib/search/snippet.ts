import { highlight, type Tags } from './highlight';
import { tokenize } from './tokenize';
import type { HighlightResult } from './types';

export interface SnippetOptions {
  terms: ReadonlySet<string>;
  tags: Tags;
  /** Number of the query's words. */
  needed: number;
  /** Words of the snippet. */
  length: number;
  ellipsis: string;
}

/** Blocks of a text that are looked at word by word. */
const closelyRead = 2;

/** What a block has to contain to hold a term: without its ending, since the term is a stem. */
function needlesOf(terms: ReadonlySet<string>): string[] {
  return [...terms].map((term) => (term.length > 5 ? term.slice(0, -1) : term));
}

/** Picks the blocks of a text that hold most of the terms, by a cheap look. */
function likelyBlocks(text: string, terms: ReadonlySet<string>): string[] {
  const blocks = text.split('\n');
  if (blocks.length <= closelyRead) return blocks;
  const needles = needlesOf(terms);
  const scored = blocks.map((block, place) => {
    const lower = block.toLowerCase();
    return { block, place, score: needles.filter((needle) => lower.includes(needle)).length };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, closelyRead)
    .map(({ block }) => block);
}

/**
 * Cuts the few words out of a text that show best what was found, with tags and with an ellipsis where something is
 * missing.
 *
 * `… writes <mark>declaration</mark> files next to the …`
 *
 * @param text blocks on lines of their own; a snippet stays within one
 */
export function snippet(text: string, options: SnippetOptions): HighlightResult {
  const { terms, tags, needed, length, ellipsis } = options;
  let best = { score: -1, value: '' };
  for (const block of likelyBlocks(text, terms)) {
    const words = [...tokenize(block)];
    const hits = words.map(({ whole, parts }) =>
      terms.has(whole.text) ? whole.text : parts.find((part) => terms.has(part.text))?.text,
    );
    for (let first = 0; first === 0 || first <= words.length - length; first++) {
      const window = hits.slice(first, first + length).filter((hit) => hit !== undefined);
      // Different words count most; among equals the window that begins a little before the first hit.
      const early = hits[first + 1] !== undefined || hits[first] !== undefined ? 0.5 : 0;
      const score = new Set(window).size * 10 + window.length + (window.length > 0 ? early : 0);
      if (score <= best.score) continue;
      const isWhole = first + length >= words.length;
      const start = first === 0 ? 0 : (words[first]?.start ?? 0);
      const end = isWhole ? block.length : (words[first + length - 1]?.end ?? block.length);
      const before = first === 0 ? '' : ellipsis;
      best = { score, value: before + block.slice(start, end) + (isWhole ? '' : ellipsis) };
    }
  }
  return highlight(best.value, terms, tags, needed);
}
