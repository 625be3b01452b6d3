/** Where a term stands: a section and how. */
export interface Posting {
  section: number;
  /** In the heading of the section. */
  inHeading: boolean;
  /** How often in the text below it: 0, 1 or 2, where 2 means more than once. */
  count: number;
}

/** Kinds of counts, and of postings. */
const counts = 3;
const cases = 2 * counts;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** Digits of base 32, the lowest first; those from 32 on say that another follows. */
function writeNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= 32) {
    text += digits[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + digits[rest];
}

/**
 * Writes postings as a short string: of each the distance from the section before, heading and count as one of six
 * cases.
 *
 * @param postings in the order of their sections, each section once
 */
export function writePostings(postings: readonly Posting[]): string {
  let last = -1;
  let text = '';
  for (const { section, inHeading, count } of postings) {
    text += writeNumber((section - last - 1) * cases + (inHeading ? counts : 0) + count);
    last = section;
  }
  return text;
}

/**
 * Reads what `writePostings` wrote.
 *
 * @throws Error if the text holds a character that it never writes
 */
export function readPostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let section = -1;
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = values.get(character);
    if (digit === undefined) throw new Error(`"${character}" is no digit of a posting`);
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    section += Math.floor(value / cases) + 1;
    const kind = value % cases;
    postings.push({ section, inHeading: kind >= counts, count: kind % counts });
    value = 0;
    scale = 1;
  }
  return postings;
}
