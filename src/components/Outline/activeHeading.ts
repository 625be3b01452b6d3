export interface HeadingPosition {
  id: string;
  /** Distance from the upper edge of the viewport, in px; negative above it. */
  top: number;
}

/**
 * Finds the active heading: the last heading at the bottom of the page, otherwise the last one
 * above the line, or the first one if all are below it.
 *
 * @param line distance from the upper edge of the viewport, in px
 * @returns the heading's id, or `undefined` on a page without headings
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtBottom: boolean,
): string | undefined {
  if (isAtBottom) return headings.at(-1)?.id;
  const passed = headings.filter(({ top }) => top <= line);
  return (passed.at(-1) ?? headings[0])?.id;
}
