import { hiddenAttribute, jumpEvent } from '../navbarVisibility';

/** Scroll position at the last scroll event, in px. Some browsers report a jump only afterwards. */
let position = 0;

/** Scroll position before the event that is being handled, in px. */
export function lastPosition(): number {
  return position;
}

/** Tracks the scroll position of the page from now on. */
export function trackPosition(): void {
  const look = () => {
    position = window.scrollY;
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
}

/**
 * Shows the navbar before it reacts to the scroll itself, so that offsets of anchors include it.
 */
export function showNavbar(): void {
  document.documentElement.removeAttribute(hiddenAttribute);
}

/** Scrolls immediately. On the way up the navbar reappears, so the target needs more room. */
function move(scroll: () => void): void {
  scroll();
  if (window.scrollY < position) {
    showNavbar();
    scroll();
  }
  position = window.scrollY;
  window.dispatchEvent(new Event(jumpEvent));
}

/** The element that a hash refers to; `null` if it does not exist or the hash is malformed. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether an anchor is in the upper half of the window, where a jump to it leads. */
export function isNearTop(target: HTMLElement | null): boolean {
  const top = target?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight / 2;
}

/**
 * Unfolds the entry of an anchor, which browsers only do for anchors inside of what is folded. The
 * anchor of a section that has moved leads to where it is now.
 */
export function reveal(target: HTMLElement | null): void {
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  const moved = target?.querySelector<HTMLAnchorElement>(':scope[data-moved] > a');
  if (moved) window.location.replace(moved.href);
}

/** Scrolls to an anchor, below the bars. */
export function jumpTo(target: HTMLElement | null): void {
  reveal(target);
  if (target) move(() => target.scrollIntoView());
}

/** Time in which a page that has just been shown gets its final layout, in ms; 50 were measured. */
const settleTime = 300;

/**
 * Keeps Chromium from moving a page that has just been shown by a pixel: its scroll anchoring takes
 * fractions of pixels for a change of the content above.
 */
function holdPosition(): void {
  const set = (value: string) => (document.documentElement.style.overflowAnchor = value);
  set('none');
  setTimeout(set, settleTime, '');
}

/**
 * Scrolls to a position that the reader has left. If the navbar was hidden then and is shown now,
 * an anchor that it would cover is moved below it.
 *
 * @param top pixels from the top of the page
 */
export function restore(top: number, target: HTMLElement | null): void {
  holdPosition();
  move(() => window.scrollTo(0, top));
  if (!target) return;
  const distance = target.getBoundingClientRect().top;
  if (distance >= 0 && distance < parseFloat(getComputedStyle(target).scrollMarginTop))
    jumpTo(target);
}
