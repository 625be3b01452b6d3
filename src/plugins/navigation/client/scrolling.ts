import type { Location } from 'history';

/** Milliseconds between the showing of a page and the scrolling to its anchor (specification section 9). */
export const hashScrollDelay = 100;

const positions = new Map<string | undefined, number>();

/** Remembers how far a page is scrolled, for the way back to it. */
export function rememberPosition({ key }: Location): void {
  positions.set(key, window.scrollY);
}

/** The element that an address points at; an anchor that does not exist or decode points at none. */
function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to where a page is entered (reading 2.0): at its top, at the anchor of its address, or, on the way back, where
 * the reader left it.
 *
 * @returns what cancels a scroll that is still due
 */
export function scrollAfterNavigation(
  from: Location,
  to: Location,
  isWayBack: boolean,
): (() => void) | undefined {
  const isSamePage = from.pathname === to.pathname;
  // On the same page the browser itself restores, and another query is no other place.
  if (isSamePage && (isWayBack || (from.hash === to.hash && from.search !== to.search))) return;
  if (isSamePage && to.hash) {
    targetOf(to)?.scrollIntoView();
    return;
  }
  const left = isWayBack ? positions.get(to.key) : undefined;
  window.scrollTo(0, left ?? 0);
  if (!to.hash || left !== undefined) return;
  const timer = window.setTimeout(() => targetOf(to)?.scrollIntoView(), hashScrollDelay);
  return () => window.clearTimeout(timer);
}
