/** Sizes in px, the largest first. The smallest is still legible in a preview on a phone. */
const sizes = [92, 84, 76, 68, 60, 52];

/**
 * Slightly more than the average advance of bold Latin letters in Noto Sans, in em; Han characters
 * take 1 em.
 */
const latinAdvance = 0.58;

const wide = /[\u1100-\u11ff\u2e80-\uffef]|[\u{20000}-\u{3ffff}]/u;

/** Width of a text in em. */
function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (wide.test(char) ? 1 : latinAdvance), 0);
}

/** Width of the longest unbreakable part, in em. */
function longestPart(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => (wide.test(word) ? 1 : widthOf(word))));
}

/**
 * Size of a title in px: the largest at which the title fits into one line, or else into two,
 * without breaking a word. A title that is too long for every size is truncated.
 *
 * @param width line width in px
 */
export function titleSize(title: string, width: number): number {
  const fits = (size: number, lines: number) =>
    longestPart(title) * size <= width && widthOf(title) * size <= width * lines;
  // A line break leaves part of the line unused.
  return (
    sizes.find((size) => size >= 68 && fits(size, 1)) ??
    sizes.find((size) => size <= 76 && fits(size, 1.9)) ??
    (sizes.at(-1) as number)
  );
}
