import { tokenize, type Term } from './tokenize';
import type { HighlightResult } from './types';

export interface Tags {
  pre: string;
  post: string;
}

/** Adds a piece, as one with the last where they meet: Chinese words and the parts of a name stand side by side. */
function addPiece(pieces: Term[], piece: Term): void {
  const last = pieces.at(-1);
  if (last && piece.start <= last.end) last.end = Math.max(last.end, piece.end);
  else pieces.push({ ...piece });
}

/** Pieces of a text that were found, in order, without overlap. */
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
 * Puts tags around the words found, as Algolia's `_highlightResult` has them. The text is not escaped.
 *
 * @param terms terms of the index that the query was taken for
 * @param needed number of the query's words: all of them in one text is a full match
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
