export interface HeadingPosition {
  id: string;
  /** Distance from the upper edge of the viewport, in px; negative above it. */
  top: number;
}

/**
 * The one heading that is active: the last one at the bottom of the page, otherwise the last one
 * that was passed, or the first one as long as none was.
 *
 * @param line distance from the upper edge of the viewport at which a heading counts as passed, in px
 * @returns its id, or `undefined` on a page without headings
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
