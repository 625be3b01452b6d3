import { isStopWord } from './stopWords';
import { tokenize, type Word } from './tokenize';

/** Characters of a query that count; the dialog's input takes no more (specification section 5). */
export const maxQueryLength = 512;

/** A word of a query with what the ranking needs to know of it. */
export interface QueryWord extends Word {
  isStopWord: boolean;
  /** The reader may not have finished it. */
  isTyping: boolean;
}

/**
 * Splits a query into words.
 *
 * A query of nothing but "how to" is looked for all the same: then no word counts as empty.
 */
export function parseQuery(query: string): QueryWord[] {
  const text = query.slice(0, maxQueryLength);
  const words = [...tokenize(text)].map((word) => ({
    ...word,
    isStopWord: word.parts.length === 0 && isStopWord(word.text.toLowerCase()),
    // A space after a word ends it.
    isTyping: word.end === text.length,
  }));
  const hasContent = words.some((word) => !word.isStopWord && !word.isTyping);
  const onlyStopWords = words.every((word) => word.isStopWord);
  return words.map((word) => ({
    ...word,
    // "format a" is on its way to "format and"; "to" alone may become "toml".
    isStopWord: word.isStopWord && !onlyStopWords && (hasContent || !word.isTyping),
  }));
}
