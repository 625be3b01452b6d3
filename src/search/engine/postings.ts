const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

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

/**
 * Writes the numbers of the sections that have a term, as the gaps between them: 0, 1, 5 → `AAD`.
 *
 * @param sections in ascending order, each once
 */
export function writePostings(sections: readonly number[]): string {
  return sections.map((number, at) => writeNumber(number - (sections[at - 1] ?? -1) - 1)).join('');
}

/**
 * Reads what `writePostings` wrote.
 *
 * @throws Error if the text holds a character that it never writes
 */
export function readPostings(text: string): number[] {
  const sections: number[] = [];
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
    sections.push(last);
    value = 0;
    scale = 1;
  }
  return sections;
}
