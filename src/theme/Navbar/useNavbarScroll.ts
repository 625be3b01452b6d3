import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  hiddenAttribute,
  jumpEvent,
  nextScrollState,
  type ScrollState,
} from '@site/src/lib/navbarVisibility';
import { throttle } from '@site/src/lib/throttle';

/** Milliseconds between two looks at the scroll position. */
const throttleInterval = 200;

/** Pixels up to which the page counts as at its top. */
const topThreshold = 100;

export interface NavbarScroll {
  hidden: boolean;
  atTop: boolean;
}

/**
 * Follows the scrolling of the page.
 *
 * @param bar its height is how far the page may scroll up before the bar shows again
 * @param canHide whether the bar hides on the way down; an attribute of the document then takes its
 * height out of the offsets of anchors
 */
export function useNavbarScroll(
  bar: RefObject<HTMLElement | null>,
  canHide: boolean,
): NavbarScroll {
  const { pathname } = useLocation();
  const [state, setState] = useState<NavbarScroll>({ hidden: false, atTop: true });
  const scroll = useRef({ position: 0, hidden: false });

  useEffect(() => {
    const enter = (next: ScrollState) => {
      scroll.current = next;
      setState({ hidden: canHide && next.hidden, atTop: next.position <= topThreshold });
    };
    const look = () => {
      const height = bar.current?.offsetHeight ?? 0;
      enter(nextScrollState(scroll.current, Math.max(0, window.scrollY), height));
    };
    const onScroll = throttle(look, throttleInterval);
    const onJump = () => {
      const hidden = document.documentElement.hasAttribute(hiddenAttribute);
      enter({ position: Math.max(0, window.scrollY), hidden });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener(jumpEvent, onJump);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener(jumpEvent, onJump);
      onScroll.cancel();
    };
  }, [bar, canHide]);

  // A new page shows the bar; its first position is the start, not a scroll down.
  useEffect(() => {
    scroll.current = { position: Math.max(0, window.scrollY), hidden: false };
    setState({ hidden: false, atTop: scroll.current.position <= topThreshold });
  }, [pathname]);

  useEffect(() => {
    document.documentElement.toggleAttribute(hiddenAttribute, state.hidden);
  }, [state.hidden]);

  return state;
}
