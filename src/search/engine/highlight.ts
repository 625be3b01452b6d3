import { tokenize, type Term } from './tokenize';
import type { HighlightResult } from './types';

export interface Tags {
  pre: string;
  post: string;
}

/**
 * Adds a match, merged with an adjacent one: Chinese words and the parts of a name have no gaps.
 */
function addPiece(pieces: Term[], piece: Term): void {
  const last = pieces.at(-1);
  if (last && piece.start <= last.end) last.end = Math.max(last.end, piece.end);
  else pieces.push({ ...piece });
}

/** Matches in a text, in order and without overlaps, and the distinct terms that matched. */
function findPieces(text: string, terms: ReadonlySet<string>): [Term[], Set<string>] {
  const pieces: Term[] = [];
  const words = new Set<string>();
  for (const { whole, parts } of tokenize(text)) {
    const found = terms.has(whole.text) ? [whole] : parts.filter((part) => terms.has(part.text));
    for (const piece of found) {
      addPiece(pieces, piece);
      words.add(piece.text);
    }
  }
  return [pieces, words];
}

/**
 * Puts tags around matched words, as in Algolia's `_highlightResult`. The text is not escaped.
 *
 * @param terms terms of the index that the query was expanded to
 * @param needed number of the query's words: a full match contains all of them
 */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  { pre, post }: Tags,
  needed: number,
): HighlightResult {
  let value = '';
  let at = 0;
  const [pieces, matchedWords] = findPieces(text, terms);
  for (const { start, end } of pieces) {
    value += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  value += text.slice(at);
  const matchLevel =
    matchedWords.size === 0 ? 'none' : matchedWords.size >= needed ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matchedWords] };
}
