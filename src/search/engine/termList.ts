/** Maximum length of a shared prefix, which is written as one base-36 digit. */
const maxShared = 35;

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < maxShared && length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Writes a sorted list of words: for each the length of the prefix that it shares with the previous
 * term, then the rest of the term.
 *
 * `bundle`, `bundler` → `0bundle`, `6r`, each on a line that ends with a line break
 */
export function writeTerms(terms: readonly string[]): string {
  let last = '';
  const lines = terms.map((term) => {
    const shared = sharedStart(last, term);
    last = term;
    return `${shared.toString(36)}${term.slice(shared)}\n`;
  });
  return lines.join('');
}

/** Splits a text into its lines, each of which ends with a line break. */
export function readLines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

/** Reads what `writeTerms` wrote. */
export function readTerms(text: string): string[] {
  let last = '';
  return readLines(text).map((line) => {
    last = last.slice(0, parseInt(line.slice(0, 1), 36) || 0) + line.slice(1);
    return last;
  });
}
