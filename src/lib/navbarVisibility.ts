export interface ScrollState {
  /** Pixels from the top of the page. */
  position: number;
  hidden: boolean;
}

/**
 * On the root element while the navbar is hidden; styles then take its height out of the offsets of
 * anchors.
 */
export const hiddenAttribute = 'data-navbar-hidden';

/**
 * Event of the window: the page was scrolled by a link or by the history, not by the reader.
 * Whether the navbar shows at the new place has been decided already, see `hiddenAttribute`.
 */
export const jumpEvent = 'page-jump';

/**
 * Decides whether the navbar hides (reading 2.2): it goes when the page is scrolled down and comes
 * back on any scroll up.
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
