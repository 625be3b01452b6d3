import { createPath, type Action, type History, type Location } from 'history';
import { storageKeys } from '../../config/storageKeys';
import { listOf, readStored, store } from '../../browser/stored';
import { resetFocus } from './resetFocus';
import {
  followScrolling,
  isNearTop,
  jumpTo,
  lastPosition,
  restore,
  showNavbar,
  targetOf,
} from './scrolling';

/*
 * Between documents the browser restores the scroll position before any script runs. Within a
 * document it would prefer the anchor of the URL to the position that the reader left, so this
 * module stores the positions of the entries of a document's history.
 */

/** Delay between showing a page and scrolling to its anchor, in ms. */
const hashScrollDelay = 100;

/** An entry of the session history. */
interface Entry {
  /** The key in the state of the entry. */
  key: string;
  /** Pixels from the top of the page at which the entry was left; missing until then. */
  top?: number;
}

/** The entries of this tab, in their order. */
let entries: Entry[] = [];
/** The current entry of the history, whose page may still be loading. */
let current: Entry = { key: '' };
/** The entry whose page is shown. */
let shown = current;
/** Whether the browser may restore the scroll position of the next document. */
let restoration: ScrollRestoration = 'auto';

function isEntry(value: unknown): value is Entry {
  const { key, top = 0 } = (value ?? {}) as Partial<Entry>;
  return typeof key === 'string' && typeof top === 'number';
}

/** Key of the current entry. Entries that the router did not create get one here. */
function keyOf({ key }: Location): string {
  const state = window.history.state as { key?: string } | null;
  const known = key ?? state?.key;
  if (known) return known;
  const made = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key: made }, '');
  return made;
}

/** Starts at the entry that a document was loaded for or restored with. */
function begin(location: Location): void {
  entries = readStored('sessionStorage', storageKeys.places, listOf(isEntry)) ?? entries;
  const key = keyOf(location);
  current = entries.find((entry) => entry.key === key) ?? { key };
  if (!entries.includes(current)) entries.push(current);
  shown = current;
}

/** Updates the entries after a navigation of the history. */
function enter(from: Location, to: Location, action: Action): void {
  const known = entries.find(({ key }) => key === to.key);
  if (action === 'POP' && known && known !== current) {
    current = known;
    return;
  }
  const at = entries.indexOf(current);
  current = { key: keyOf(to) };
  if (action === 'POP' && from.pathname !== to.pathname) {
    // The entry is older than a reload and storage is blocked: most likely the reader went back.
    entries.unshift(current);
  } else if (action === 'REPLACE' || (action === 'POP' && createPath(from) === createPath(to))) {
    entries.splice(at, 1, current);
  } else {
    entries.splice(at + 1, Infinity, current);
  }
}

/**
 * Tracks the session history and the scroll position, so that each entry is restored to where the
 * reader left it, even after a reload.
 *
 * @returns a function that stops the tracking
 */
export function followHistory(history: History): () => void {
  let from = history.location;
  const endScrolling = followScrolling();
  begin(from);
  // The entry was left for another one of the same document, or its page was loaded in full.
  if (window.history.scrollRestoration === 'manual') {
    if (current.top === undefined) jumpTo(targetOf(from.hash));
    else restore(current.top, targetOf(from.hash));
  }

  const endListening = history.listen((to, action) => {
    const wasShown = current === shown;
    shown.top = lastPosition();
    enter(from, to, action);
    const isAnchor = action === 'POP' && current.top === undefined && from.pathname === to.pathname;
    from = to;
    if (!isAnchor || !wasShown) return;
    // A link, a script or the address bar led to an anchor of the page. The browser scrolls, too,
    // but ignores that the navbar reappears.
    shown = current;
    jumpTo(targetOf(to.hash));
  });

  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
    // Chromium sometimes loses the position of an entry that is reloaded soon after Back, and
    // jumps to the anchor instead.
    const target = targetOf(from.hash);
    if (current.top !== undefined && isNearTop(target)) restore(current.top, target);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin(from);
    takeOver();
  };
  const onPageHide = () => {
    shown.top = lastPosition();
    // Without storage the positions are lost when the document is unloaded.
    store('sessionStorage', storageKeys.places, JSON.stringify(entries));
    window.history.scrollRestoration = restoration;
  };
  // Before that, the browser may still be restoring the position of this page.
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', onPageHide);

  return () => {
    endScrolling();
    endListening();
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', onPageHide);
  };
}

/** Goes to an anchor as the browser does: the focus is lost, and Tab goes on from the anchor. */
function goTo(target: HTMLElement | null): void {
  if (target) resetFocus(target);
  jumpTo(target);
}

/**
 * Scrolls a page that has just been shown: after Back or Forward to where the reader left it,
 * otherwise to its top or to the anchor of its URL. The focus doesn't stay on what is around the
 * pages, such as a button of the navbar: Tab goes on from the anchor or the top.
 *
 * @returns a function that cancels a pending scroll
 */
export function showPlace(from: Location, to: Location): (() => void) | undefined {
  if (current === shown) return;
  shown = current;
  const isSamePage = from.pathname === to.pathname;
  if (!isSamePage) showNavbar();
  if (current.top !== undefined) {
    // Otherwise, Tab would go on from what the reader has left, and scroll there.
    resetFocus(targetOf(to.hash));
    restore(current.top, targetOf(to.hash));
  } else if (!isSamePage) {
    resetFocus(null);
    restore(0, null);
    const timer = window.setTimeout(() => goTo(targetOf(to.hash)), hashScrollDelay);
    return () => window.clearTimeout(timer);
  } else if (from.hash === to.hash && from.search !== to.search) {
    // A change of the query alone does not scroll.
  } else if (to.hash) {
    goTo(targetOf(to.hash));
  } else {
    restore(0, null);
  }
}

/** Whether the page of a location is shown: to go there is to stay. */
export function isShown({ key }: Location): boolean {
  return key === shown.key;
}

/**
 * Returns the history to the entry whose page is shown, after the page of another entry could not
 * be loaded. That entry stays in the history if it was there before; a new one becomes the next
 * entry.
 *
 * @param location location of the page that is shown
 */
export function returnToShown(history: History, location: Location): void {
  if (current === shown) return;
  if (entries.includes(shown)) {
    history.go(entries.indexOf(shown) - entries.indexOf(current));
  } else {
    history.replace(location);
    shown = current;
  }
}

/**
 * Navigates again to a page that could not be loaded: to its entry in the history if there is one,
 * so that going back stays going back, otherwise with a new entry.
 *
 * @param location location of the failed navigation
 */
export function goAgain(history: History, location: Location): void {
  const entry = entries.find(({ key }) => key === location.key);
  if (!entry) history.push(location);
  // Otherwise the history is already there, and `go(0)` would reload the document.
  else if (entry !== current) history.go(entries.indexOf(entry) - entries.indexOf(current));
}

/** Loads the page of the current entry in full. */
export function loadInFull(): void {
  // The browser would apply the position of the shown page to the other one.
  restoration = 'manual';
  window.location.reload();
}
