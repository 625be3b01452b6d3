import { useEffect, useState } from 'react';
import { throttle } from '@site/src/lib/throttle';
import { activeHeading } from './activeHeading';

/** Milliseconds between two looks at the headings (specification section 9, "Scroll throttle"). */
const throttleInterval = 100;

/** A heading scrolled to by its link stands this far below the bars, plus a pixel of rounding: see `css/page.css`. */
const room = 21;

function lineOfReading(): number {
  const style = getComputedStyle(document.documentElement);
  // The height that the navbar has when it shows, so that the bar's hiding changes nothing.
  return ['--navbar-space', '--local-nav-space'].reduce(
    (sum, name) => sum + (parseFloat(style.getPropertyValue(name)) || 0),
    room,
  );
}

function lookUp(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  // Scroll positions may be fractions.
  const isAtBottom = window.scrollY + clientHeight >= scrollHeight - 1;
  return activeHeading(headings, lineOfReading(), isAtBottom);
}

/**
 * Follows the scrolling of the page.
 *
 * @param ids of the headings, in the order of the page
 * @returns the id of the active heading; in the served HTML that is the first one
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const look = throttle(() => setActive(lookUp(key.split(' '))), throttleInterval);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [key]);

  return active;
}
