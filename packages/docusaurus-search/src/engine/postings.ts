/**
 * The character of the number 0: it and those after it need few escapes, and none is a blank. Gaps
 * stay below 55,254, where surrogates begin: an index for a browser has far fewer sections.
 */
const zero = 0x2a;

/**
 * Writes the numbers of the sections that have a term, as the gaps between them, a character each:
 * 0, 1, 5 → `**-`.
 *
 * @param sections in ascending order, each once
 * @param before the section before them, if its number is written elsewhere
 */
export function writePostings(sections: readonly number[], before = -1): string {
  const gaps = sections.map((number, at) => number - (sections[at - 1] ?? before) - 1);
  return String.fromCodePoint(...gaps.map((gap) => zero + gap));
}

/** Reads what `writePostings` wrote. */
export function readPostings(text: string): number[] {
  let last = -1;
  return Array.from(text, (gap) => (last += gap.codePointAt(0)! - zero + 1));
}
