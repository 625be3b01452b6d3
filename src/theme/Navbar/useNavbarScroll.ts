import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { nextScrollState } from '@site/src/lib/navbarVisibility';
import { throttle } from '@site/src/lib/throttle';

/** Milliseconds between two looks at the scroll position (specification section 9, "Scroll throttle"). */
const throttleInterval = 200;

/** Pixels up to which the page counts as at its top (specification section 9, "top-arrived threshold"). */
const topThreshold = 100;

export interface NavbarScroll {
  hidden: boolean;
  atTop: boolean;
}

/**
 * Follows the scrolling of the page.
 *
 * @param canHide whether the bar hides on the way down; `data-navbar-hidden` on the document then takes its height out of
 * the offsets of anchors
 */
export function useNavbarScroll(canHide: boolean): NavbarScroll {
  const { pathname } = useLocation();
  const [state, setState] = useState<NavbarScroll>({ hidden: false, atTop: true });
  const scroll = useRef({ position: 0, hidden: false });

  useEffect(() => {
    const look = () => {
      const height = document.querySelector('nav')?.offsetHeight ?? 0;
      scroll.current = nextScrollState(scroll.current, Math.max(0, window.scrollY), height);
      setState({
        hidden: canHide && scroll.current.hidden,
        atTop: scroll.current.position <= topThreshold,
      });
    };
    const onScroll = throttle(look, throttleInterval);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      onScroll.cancel();
    };
  }, [canHide]);

  // A new page shows the bar; its first position is the start, not a scroll down.
  useEffect(() => {
    scroll.current = { position: Math.max(0, window.scrollY), hidden: false };
    setState({ hidden: false, atTop: scroll.current.position <= topThreshold });
  }, [pathname]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-navbar-hidden', state.hidden);
  }, [state.hidden]);

  return state;
}
