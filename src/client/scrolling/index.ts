import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import type { Location } from 'history';
import { storageKeys } from '../../site/storageKeys';
import { readStored, store } from '../stored';
import {
  isNearTop,
  jumpTo,
  lastPosition,
  restore,
  reveal,
  showNavbar,
  targetOf,
  trackPosition,
} from './jump';

/*
 * Between documents the browser restores the scroll position before any script runs. Within a
 * document it would do so before the other page is shown, and prefers the anchor of the URL to the
 * position that the reader left. So this module keeps the positions of the entries of the history.
 */

/** Delay between showing a page and scrolling to its anchor, in ms: set by the site's owner. */
const hashScrollDelay = 100;

/** Px from the top of the page at which entries of the session history were left, by their keys. */
const positions = new Map<string, number>();
/** Key of the entry whose page is shown; the page of the current entry may still be loading. */
let shown = '';
/** Whether another entry has been the current one since then, whose page has not been shown. */
let hasLeft = false;
let timer: number | undefined;

/** Key of the current entry. Entries that the router did not create get one. */
function currentKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Key of the entry of a location, which need not be the current one when its page shows. */
function keyOf({ key }: Location): string {
  return key ?? currentKey();
}

function readPositions(): void {
  const parse = (text: string) => Object.entries(JSON.parse(text) as Record<string, unknown>);
  for (const [key, top] of readStored('sessionStorage', storageKeys.positions, parse) ?? [])
    if (typeof top === 'number') positions.set(key, top);
}

/**
 * Takes the focus from where it is, so that Tab goes on from an anchor or, without one, from the
 * top of the page, as in a document that has just been loaded. Nothing scrolls. A modal dialog
 * keeps its focus: all else is inert.
 */
function resetFocus(anchor: HTMLElement | null): void {
  // The anchor is inert as long as a layer is over the page.
  for (const start of [document.getElementById('__docusaurus'), anchor]) {
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
    start?.removeAttribute('tabindex');
  }
}

/** Goes to an anchor as the browser does: the focus is lost, and Tab goes on from the anchor. */
function goTo(target: HTMLElement | null): void {
  if (target) resetFocus(target);
  jumpTo(target);
}

/** Leaves the restoration between documents to the browser. */
function takeOver(): void {
  window.history.scrollRestoration = 'manual';
  // Chromium sometimes loses the position of an entry that is reloaded soon after Back, and jumps
  // to the anchor instead.
  const target = targetOf(window.location.hash);
  const top = positions.get(shown);
  if (top !== undefined && isNearTop(target)) restore(top, target);
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  // Since then the tab has shown other documents.
  if (persisted) readPositions();
  takeOver();
}

function onPageHide(): void {
  positions.set(shown, lastPosition());
  // Without storage the positions are lost when the document is unloaded.
  store('sessionStorage', storageKeys.positions, JSON.stringify(Object.fromEntries(positions)));
  // If the current page is loaded in full because it could not be shown otherwise, the browser
  // would apply the position of the page that is shown to it.
  if (currentKey() === shown) window.history.scrollRestoration = 'auto';
}

if (ExecutionEnvironment.canUseDOM) readPositions();

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation, location }) {
    window.clearTimeout(timer);
    if (!previousLocation) return;
    positions.set(shown, lastPosition());
    hasLeft ||= keyOf(location) !== shown;
  },

  /**
   * Scrolls a page that has just been shown: after Back or Forward to where the reader left it,
   * otherwise to its top or to the anchor of its URL. The focus doesn't stay on what is around the
   * pages, such as a button of the navbar: Tab goes on from the anchor or the top.
   */
  onRouteDidUpdate({ previousLocation: from, location: to }) {
    const before = shown;
    shown = keyOf(to);
    const top = positions.get(shown);
    const target = () => targetOf(to.hash);
    if (!from) {
      trackPosition();
      reveal(target());
      // The browser has left the position to this module: see onPageHide.
      if (window.history.scrollRestoration === 'manual') {
        if (top === undefined) jumpTo(target());
        else restore(top, target());
      }
      // Before that, the browser may still be restoring the position of this page.
      if (document.readyState === 'complete') takeOver();
      window.addEventListener('pageshow', onPageShow);
      window.addEventListener('pagehide', onPageHide);
      return;
    }
    const hasReturned = hasLeft && shown === before;
    hasLeft = false;
    // The reader went back, or was led back, before the other page was shown; Docusaurus scrolls.
    if (hasReturned) return restore(lastPosition(), null);
    const isSamePage = from.pathname === to.pathname;
    if (!isSamePage) showNavbar();
    // A browser may keep the entry when a link to the current anchor is followed again.
    if (top !== undefined && shown !== before) {
      // Otherwise, Tab would go on from what the reader has left, and scroll there.
      resetFocus(target());
      restore(top, target());
    } else if (!isSamePage) {
      resetFocus(null);
      restore(0, null);
      timer = window.setTimeout(() => goTo(target()), hashScrollDelay);
    } else if (from.hash === to.hash && from.search !== to.search) {
      // A change of the query alone does not scroll.
    } else if (to.hash) {
      goTo(target());
    } else {
      restore(0, null);
    }
  },
};

export default clientModule;
