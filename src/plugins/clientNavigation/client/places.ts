import { createPath, type Action, type History, type Location } from 'history';
import { storageKeys } from '../../../config/storageKeys';
import { followScrolling, jumpTo, lastPosition, restore, showNavbar, targetOf } from './scrolling';

/*
 * Between documents the browser restores the place of a page before any script runs. Within a document it would prefer the
 * anchor of the URL to the place that the reader left, so there the places are remembered here.
 */

/** Milliseconds between the showing of a page and the scrolling to its anchor. */
export const hashScrollDelay = 100;

/** An entry of the session history. */
interface Entry {
  /** As in the state of the entry. */
  key: string;
  /** Pixels from the top of the page at which the entry was left; missing until then. */
  top?: number;
}

/** The entries of this tab, in their order. */
let entries: Entry[] = [];
/** Where the history is, or is going. */
let current: Entry = { key: '' };
/** The entry whose page shows. */
let shown = current;
/** Whether the next document is to find its own place. */
let restoration: ScrollRestoration = 'auto';

function readEntries(): Entry[] | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.places) ?? '') as Entry[];
  } catch {
    return undefined;
  }
}

function storeEntries(): void {
  try {
    sessionStorage.setItem(storageKeys.places, JSON.stringify(entries));
  } catch {
    // Then the places last as long as the document.
  }
}

/** The key of the entry that the history is at. The router marks the entries that it makes, the others are marked here. */
function keyOf({ key }: Location): string {
  const state = window.history.state as { key?: string } | null;
  const known = key ?? state?.key;
  if (known) return known;
  const made = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key: made }, '');
  return made;
}

/** Begins at the entry that a document was loaded for, or comes back to. */
function begin(location: Location): void {
  entries = readEntries() ?? entries;
  const key = keyOf(location);
  current = entries.find((entry) => entry.key === key) ?? { key };
  if (!entries.includes(current)) entries.push(current);
  shown = current;
}

/** Takes over that the history has gone from one place to another. */
function enter(from: Location, to: Location, action: Action): void {
  const known = entries.find(({ key }) => key === to.key);
  if (action === 'POP' && known && known !== current) {
    current = known;
    return;
  }
  const at = entries.indexOf(current);
  current = { key: keyOf(to) };
  if (action === 'POP' && from.pathname !== to.pathname) {
    // Older than a reload, where storage does not work: most likely a way back.
    entries.unshift(current);
  } else if (action === 'REPLACE' || (action === 'POP' && createPath(from) === createPath(to))) {
    entries.splice(at, 1, current);
  } else {
    entries.splice(at + 1, Infinity, current);
  }
}

/**
 * Follows the session history and the scrolling of the page, so that each entry is found again where the reader left it,
 * also after a reload.
 *
 * @returns what ends it
 */
export function followHistory(history: History): () => void {
  let from = history.location;
  const endScrolling = followScrolling();
  begin(from);
  // The entry was left for another one of its document, or is that of a page loaded in full.
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
    // A link, a script or the address bar leads to an anchor of the page. The browser scrolls, too, but does not know that
    // the navbar comes back.
    shown = current;
    jumpTo(targetOf(to.hash));
  });

  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin(from);
    takeOver();
  };
  const onPageHide = () => {
    shown.top = lastPosition();
    storeEntries();
    window.history.scrollRestoration = restoration;
  };
  // Not before: the browser may still be restoring the place of this page.
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

/**
 * Scrolls to where a page that has just been shown is entered: on a way back, to where the reader left it, else to its top
 * or to the anchor of its URL.
 *
 * @returns what cancels a scroll that is still due
 */
export function showPlace(from: Location, to: Location): (() => void) | undefined {
  if (current === shown) return;
  shown = current;
  const isSamePage = from.pathname === to.pathname;
  if (!isSamePage) showNavbar();
  if (current.top !== undefined) {
    restore(current.top, targetOf(to.hash));
  } else if (!isSamePage) {
    restore(0, null);
    const timer = window.setTimeout(() => jumpTo(targetOf(to.hash)), hashScrollDelay);
    return () => window.clearTimeout(timer);
  } else if (from.hash === to.hash && from.search !== to.search) {
    // Another query is not another place.
  } else if (to.hash) {
    jumpTo(targetOf(to.hash));
  } else {
    restore(0, null);
  }
}

/**
 * Takes the history back to the entry whose page shows, after the page of another one could not be loaded. That one stays
 * in the history if it was there before; a new one becomes the way forward.
 *
 * @param location of the page that shows
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
 * Goes once more to a page that could not be loaded: through the history where it has an entry of
 * that page, so that a way back stays one, else by a new entry.
 *
 * @param location where the history was going
 */
export function goAgain(history: History, location: Location): void {
  const entry = entries.find(({ key }) => key === location.key);
  if (!entry) history.push(location);
  // Else the history is already going there, and `go(0)` would load the document anew.
  else if (entry !== current) history.go(entries.indexOf(entry) - entries.indexOf(current));
}

/** Loads the page that the history is going to in full. */
export function loadInFull(): void {
  // The browser would take the place of the page that shows for that of the other.
  restoration = 'manual';
  window.location.reload();
}
