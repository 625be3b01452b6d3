/** Where a term stands: a section and how. */
export interface Posting {
  section: number;
  /** In the heading of the section. */
  inHeading: boolean;
  /** In the text or the code below it. */
  inText: boolean;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));
/** Stands between the sections of a term and those among them that have it in their heading. */
const separator = '.';

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

/** Writes rising numbers by their distances: 0, 1, 5 → `AAD`. */
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
    if (digit === undefined) throw new Error(`"${character}" is no digit of a posting`);
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
 * Writes postings as a short string: the sections; then which of them, counted from 0, have the term in their heading,
 * twice the place and one more where the text has it too. One posting in ten is such, so that this costs less than a mark
 * at each.
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
