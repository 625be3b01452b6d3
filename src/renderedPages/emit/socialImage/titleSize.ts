/** Sizes in px, the largest first: at the size of a phone's preview the smallest can still be read. */
const sizes = [92, 84, 76, 68, 60, 52];

/** Average advance of a bold Latin letter of Noto Sans, a little generous; a Han character is 1 em wide. */
const latinAdvance = 0.58;

const wide = /[\u1100-\u11ff\u2e80-\uffef]|[\u{20000}-\u{3ffff}]/u;

/** Width of a text in em. */
function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (wide.test(char) ? 1 : latinAdvance), 0);
}

/** Width of the longest part that cannot be broken, in em. */
function longestPart(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => (wide.test(word) ? 1 : widthOf(word))));
}

/**
 * Size of a title in px: the largest at which it fits into one line, else a smaller one for two, and no word has to be
 * broken. A title that is too long for all of them is cut off.
 *
 * @param width width of a line in px
 */
export function titleSize(title: string, width: number): number {
  const fits = (size: number, lines: number) =>
    longestPart(title) * size <= width && widthOf(title) * size <= width * lines;
  // A line that breaks leaves some of its width unused.
  return (
    sizes.find((size) => size >= 68 && fits(size, 1)) ??
    sizes.find((size) => size <= 76 && fits(size, 1.9)) ??
    (sizes.at(-1) as number)
  );
}
