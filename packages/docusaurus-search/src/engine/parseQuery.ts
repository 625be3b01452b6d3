import { maxQueryLength } from './constants';
import { isStopWord } from './stopWords';
import { fold, tokenize, type Word } from './tokenize';

/** A word of a query with the facts that the ranking needs. */
export interface QueryWord extends Word {
  isStopWord: boolean;
  /** The reader may not have finished it. */
  isTyping: boolean;
  /** Neither longer words nor similar ones are meant. */
  isExact?: boolean;
}

/**
 * Splits a query into words.
 *
 * In a query that consists of stop words only, such as "how to", no word counts as a stop word.
 */
export function parseQuery(query: string): QueryWord[] {
  const text = fold(query).slice(0, maxQueryLength);
  const words = tokenize(text).map((word) => ({
    ...word,
    isStopWord: word.parts.length === 0 && isStopWord(word.text.toLowerCase()),
    // A space after a word ends it.
    isTyping: word.end === text.length,
  }));
  const hasContent = words.some((word) => !word.isStopWord && !word.isTyping);
  const onlyStopWords = words.every((word) => word.isStopWord);
  return words.map((word) => ({
    ...word,
    // "format a" may become "format and", where "a" adds nothing; "to" alone may become "toml".
    isStopWord: word.isStopWord && !onlyStopWords && (hasContent || !word.isTyping),
  }));
}
