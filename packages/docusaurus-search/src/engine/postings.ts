/**
 * A number ends with one of the first 36 digits. Brotli tells the kinds of characters apart, so it
 * learns what follows the others.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = 36;
const continued = digits.length - base;
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** Writes a number, its lowest digit first. */
function writeNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= base) {
    rest -= base;
    text += digits[base + (rest % continued)];
    rest = Math.floor(rest / continued);
  }
  return text + digits[rest];
}

/**
 * Writes the numbers of the sections that have a term, as the gaps between them: 0, 1, 5 → `003`.
 *
 * @param sections in ascending order, each once
 * @param before the section before them, if its number is written elsewhere
 */
export function writePostings(sections: readonly number[], before = -1): string {
  return sections
    .map((number, at) => writeNumber(number - (sections[at - 1] ?? before) - 1))
    .join('');
}

/** Writes lists of postings, each of which ends with a blank. */
export function writeLists(lists: readonly string[]): string {
  return lists.map((list) => `${list} `).join('');
}

/** Reads what `writeLists` wrote. */
export function readLists(text: string): string[] {
  return text.split(' ').slice(0, -1);
}

/** Reads what `writePostings` wrote. */
export function readPostings(text: string): number[] {
  const sections: number[] = [];
  let last = -1;
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = values.get(character) ?? 0;
    value += digit * scale;
    scale *= continued;
    if (digit >= base) continue;
    last += value + 1;
    sections.push(last);
    value = 0;
    scale = 1;
  }
  return sections;
}
