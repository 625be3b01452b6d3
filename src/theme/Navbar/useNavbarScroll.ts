import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  hiddenAttribute,
  jumpEvent,
  nextScrollState,
  type ScrollState,
} from '@site/src/client/navbarVisibility';
import { throttle } from '@site/src/client/throttle';

/** Minimum time between two updates, in ms. */
const throttleInterval = 200;

/** Scroll position up to which the page counts as at its top, in px. */
const topThreshold = 100;

/**
 * Decides from the scrolling of the page whether the navbar is hidden. While it is, an attribute of
 * the document leaves its height out of the offsets of anchors.
 *
 * @param bar the navbar, whose height is how far the page scrolls up before the navbar appears
 * again
 * @param canHide whether scrolling down hides the navbar
 */
export function useNavbarScroll(bar: RefObject<HTMLElement | null>, canHide: boolean) {
  const { pathname } = useLocation();
  const [state, setState] = useState({ hidden: false, atTop: true });
  const scroll = useRef({ position: 0, hidden: false });

  useEffect(() => {
    const apply = (next: ScrollState) => {
      scroll.current = next;
      setState({ hidden: canHide && next.hidden, atTop: next.position <= topThreshold });
    };
    const update = () => {
      const height = bar.current?.offsetHeight ?? 0;
      apply(nextScrollState(scroll.current, Math.max(0, window.scrollY), height));
    };
    const onScroll = throttle(update, throttleInterval);
    const onJump = () => {
      const hidden = document.documentElement.hasAttribute(hiddenAttribute);
      apply({ position: Math.max(0, window.scrollY), hidden });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener(jumpEvent, onJump);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener(jumpEvent, onJump);
      onScroll.cancel();
    };
  }, [bar, canHide]);

  // A new page shows the navbar; its first position doesn't count as scrolling down.
  useEffect(() => {
    scroll.current = { position: Math.max(0, window.scrollY), hidden: false };
    setState({ hidden: false, atTop: scroll.current.position <= topThreshold });
  }, [pathname]);

  useEffect(() => {
    document.documentElement.toggleAttribute(hiddenAttribute, state.hidden);
  }, [state.hidden]);

  return state;
}
