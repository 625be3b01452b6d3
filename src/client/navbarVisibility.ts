export interface ScrollState {
  /** Pixels from the top of the page. */
  position: number;
  hidden: boolean;
}

/**
 * Set on the root element while the navbar is hidden, so that styles can leave its height out of
 * the offsets of anchors.
 */
export const hiddenAttribute = 'data-navbar-hidden';

/**
 * Event of the window: a link or the history scrolled the page, not the reader. `hiddenAttribute`
 * already says whether the navbar shows at the new position.
 */
export const jumpEvent = 'page-jump';

/**
 * Decides whether the navbar hides: it disappears on scrolling down and reappears on any scroll up.
 *
 * @param height of the navbar: it does not hide as long as the page is scrolled by less than that
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
