/** An occurrence of a term in a section. */
export interface Posting {
  section: number;
  /** In the heading of the section. */
  inHeading: boolean;
  /** In the text or the code below it. */
  inText: boolean;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));
/** Separates the sections of a term from the list of those that have it in their heading. */
const separator = '.';

/**
 * Writes base-32 digits, the lowest first. A digit of 32 or more means that another one follows.
 */
function writeNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= 32) {
    text += digits[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + digits[rest];
}

/** Writes ascending numbers as the gaps between them: 0, 1, 5 → `AAD`. */
function writeRising(numbers: readonly number[]): string {
  return numbers.map((number, at) => writeNumber(number - (numbers[at - 1] ?? -1) - 1)).join('');
}

function readRising(text: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = values.get(character);
    if (digit === undefined) throw new Error(`"${character}" is not a digit of a posting`);
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    last += value + 1;
    numbers.push(last);
    value = 0;
    scale = 1;
  }
  return numbers;
}

/**
 * Writes postings as a short string: the sections, then those that have the term in their heading.
 * For each of the latter it holds `2 * index + 1` if the text has the term as well, else `2 *
 * index`, where `index` is the position in the list of sections. Only one posting in ten is in a
 * heading, so this is shorter than a flag per posting.
 *
 * @param postings in the order of their sections, each section once
 */
export function writePostings(postings: readonly Posting[]): string {
  const sections = writeRising(postings.map(({ section }) => section));
  const headings = postings.flatMap(({ inHeading, inText }, at) =>
    inHeading ? [2 * at + Number(inText)] : [],
  );
  return headings.length > 0 ? sections + separator + writeRising(headings) : sections;
}

/**
 * Reads what `writePostings` wrote.
 *
 * @throws Error if the text holds a character that it never writes
 */
export function readPostings(text: string): Posting[] {
  const [sections = '', headings = ''] = text.split(separator);
  const postings = readRising(sections).map((section) => ({
    section,
    inHeading: false,
    inText: true,
  }));
  for (const mark of readRising(headings)) {
    const posting = postings[mark >> 1];
    if (posting) Object.assign(posting, { inHeading: true, inText: mark % 2 === 1 });
  }
  return postings;
}
