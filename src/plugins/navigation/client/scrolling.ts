import type { Location } from 'history';

/** Milliseconds between the showing of a page and the scrolling to its anchor (specification section 9). */
export const hashScrollDelay = 100;

const positions = new Map<string | undefined, number>();

/** Remembers how far a page is scrolled, for the way back to it. */
export function rememberPosition({ key }: Location): void {
  positions.set(key, window.scrollY);
}

/** The element that an address points at; an anchor that does not exist or decode points at none. */
function targetOf({ hash }: Pick<Location, 'hash'>): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Counts a hidden navbar in again (see `useNavbarScroll`) before a jump that goes up: every scroll up brings it back, and
 * it would cover the heading.
 */
function expectNavbar(target: HTMLElement): void {
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  if (target.getBoundingClientRect().top >= margin) return;
  document.documentElement.removeAttribute('data-navbar-hidden');
}

function jumpTo(target: HTMLElement | null): void {
  if (!target) return;
  expectNavbar(target);
  target.scrollIntoView();
}

/**
 * Prepares the jumps that the browser makes by itself, to an anchor of the page that shows.
 *
 * @returns what ends it
 */
export function watchAnchors(): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.pathname !== window.location.pathname) return;
    const heading = targetOf(link);
    if (heading) expectNavbar(heading);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
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
    jumpTo(targetOf(to));
    return;
  }
  const left = isWayBack ? positions.get(to.key) : undefined;
  window.scrollTo(0, left ?? 0);
  if (!to.hash || left !== undefined) return;
  const timer = window.setTimeout(() => jumpTo(targetOf(to)), hashScrollDelay);
  return () => window.clearTimeout(timer);
}
