import { hiddenAttribute, jumpEvent } from '../../../lib/navbarVisibility';

/** Pixels from the top of the page at the last scroll event: some browsers tell of a jump only after they have made it. */
let position = 0;

/** How far the page was scrolled before whatever the browser is telling of right now, in px. */
export function lastPosition(): number {
  return position;
}

/**
 * Follows the scrolling of the page.
 *
 * @returns what ends it
 */
export function followScrolling(): () => void {
  const look = () => {
    position = window.scrollY;
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

/** Shows the navbar, in advance of its own look at the position: offsets of anchors count it from now on. */
export function showNavbar(): void {
  document.documentElement.removeAttribute(hiddenAttribute);
}

/** Scrolls at once. On the way up the navbar comes back, so a target needs more room; on the way down it stays as it is. */
function move(scroll: () => void): void {
  scroll();
  if (window.scrollY < position) {
    showNavbar();
    scroll();
  }
  position = window.scrollY;
  window.dispatchEvent(new Event(jumpEvent));
}

/** The element that a URL points at; an anchor that does not exist or decode points at none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to an anchor, below the bars. */
export function jumpTo(target: HTMLElement | null): void {
  if (target) move(() => target.scrollIntoView());
}

/**
 * Scrolls to a place that the reader has left. The navbar may have been hidden then and show now: an anchor that it would
 * cover is moved below it.
 *
 * @param top pixels from the top of the page
 */
export function restore(top: number, target: HTMLElement | null): void {
  move(() => window.scrollTo(0, top));
  if (!target) return;
  const distance = target.getBoundingClientRect().top;
  if (distance >= 0 && distance < parseFloat(getComputedStyle(target).scrollMarginTop))
    jumpTo(target);
}
