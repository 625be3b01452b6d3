/** Letters that a term may share with the one before it, as one digit of base 36. */
const maxShared = 35;

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < maxShared && length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Writes a sorted list of terms, of each only what differs from the one before, after the number of letters that do not.
 *
 * `bundle`, `bundler` → `0bundle`, `6r`, a line each
 */
export function writeTerms(terms: readonly string[]): string {
  let last = '';
  const lines = terms.map((term) => {
    const shared = sharedStart(last, term);
    last = term;
    return shared.toString(36) + term.slice(shared);
  });
  return lines.join('\n');
}

/** Reads what `writeTerms` wrote. */
export function readTerms(text: string): string[] {
  let last = '';
  return text.split('\n').map((line) => {
    last = last.slice(0, parseInt(line.slice(0, 1), 36) || 0) + line.slice(1);
    return last;
  });
}
