import { tokenize, type Term } from './tokenize';

/**
 * Adds a match, merged with an adjacent one: Chinese words and the parts of a name have no gaps.
 */
function addPiece(pieces: Term[], piece: Term): void {
  const last = pieces.at(-1);
  if (last && piece.start <= last.end) last.end = Math.max(last.end, piece.end);
  else pieces.push({ ...piece });
}

/**
 * Splits a text at the words that were searched for.
 *
 * @param terms terms of the index that the query was expanded to
 */
export function highlight(text: string, terms: ReadonlySet<string>): string[] {
  const found: Term[] = [];
  for (const { whole, parts } of tokenize(text)) {
    const matches = terms.has(whole.text) ? [whole] : parts.filter((part) => terms.has(part.text));
    for (const match of matches) addPiece(found, match);
  }
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of found) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at)];
}
