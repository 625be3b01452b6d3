export interface ScrollState {
  /** Pixels from the top of the page. */
  position: number;
  hidden: boolean;
}

/**
 * Decides whether the navbar hides (reading 2.2): it goes when the page is scrolled down and comes back on any scroll up.
 *
 * @param height of the bar: as long as its own place is in view there is nothing to hide
 */
export function nextScrollState(
  before: ScrollState,
  position: number,
  height: number,
): ScrollState {
  if (position <= height) return { position, hidden: false };
  if (position === before.position) return before;
  return { position, hidden: position > before.position };
}
