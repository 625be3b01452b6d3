export interface HeadingPosition {
  id: string;
  /** Distance from the upper edge of the viewport, in px; negative above it. */
  top: number;
}

/**
 * Finds the heading of the text that is being read: the last heading at the bottom of the page,
 * otherwise the last one above the line.
 *
 * @param line distance from the upper edge of the viewport, in px
 * @returns the heading's id, or `undefined` above the first heading
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtBottom: boolean,
): string | undefined {
  if (isAtBottom) return headings.at(-1)?.id;
  return headings.filter(({ top }) => top <= line).at(-1)?.id;
}
