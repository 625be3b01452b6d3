import type { Vocabulary } from './indexFile';
import { parseQuery, type QueryWord } from './parseQuery';
import { tokenize, type Word } from './tokenize';

/** Other words that some words of a query may be replaced by. */
export interface Alternative {
  /** Positions of the first word that is replaced, and of the one after the last. */
  from: number;
  to: number;
  words: QueryWord[];
}

/** Maximum number of words that are replaced at once; in Chinese most are of two characters. */
const maxWords = 5;

/** Words without blanks between them: `no external`, `no-external` and `noExternal` are alike. */
function keyOf(words: readonly Word[]): string {
  return words.map(({ whole }) => whole.text).join('');
}

function readTable({ synonyms, translations }: Vocabulary): Map<string, string[]> {
  const table = new Map<string, string[]>();
  const add = (phrase: string, others: readonly string[]) => {
    const key = keyOf(tokenize(phrase));
    table.set(key, [...(table.get(key) ?? []), ...others]);
  };
  for (const group of synonyms) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase);
      add(phrase, others);
    }
  }
  for (const [name, answers] of Object.entries(translations)) add(name, answers);
  return table;
}

const tables = new WeakMap<Vocabulary, Map<string, string[]>>();

/** Finds what the things that a query names are called otherwise, by the table of synonyms. */
export function alternativesOf(vocabulary: Vocabulary, words: readonly QueryWord[]): Alternative[] {
  const table = tables.get(vocabulary) ?? readTable(vocabulary);
  tables.set(vocabulary, table);
  const found: Alternative[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + maxWords); to++) {
      for (const other of table.get(keyOf(words.slice(from, to))) ?? []) {
        found.push({
          from,
          to,
          words: parseQuery(other).map((word) => ({ ...word, isExact: true })),
        });
      }
    }
  }
  return found;
}
