import { useEffect, useState } from 'react';
import { throttle } from '@site/src/client/throttle';

interface HeadingPosition {
  id: string;
  /** Distance from the upper edge of the viewport, in px; negative above it. */
  top: number;
}

/**
 * Finds the heading of the text that is being read: the last heading at the bottom of the page,
 * otherwise the last one above the line.
 *
 * @param line distance from the upper edge of the viewport, in px
 * @returns the heading's id, or `undefined` above the first heading
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtBottom: boolean,
): string | undefined {
  if (isAtBottom) return headings.at(-1)?.id;
  return headings.filter(({ top }) => top <= line).at(-1)?.id;
}

/** Minimum time between two updates, in ms. */
const throttleInterval = 100;

/**
 * Lengths of `css/page.css` whose sum is the position of a heading after its link has been
 * followed. The navbar counts even while it is hidden, so that hiding it doesn't change the active
 * heading.
 */
const lengths = ['--navbar-space', '--local-nav-space', '--anchor-gap'];

/** Distance from the upper edge of the viewport above which a heading counts as read, in px. */
function readingLine(): number {
  const style = getComputedStyle(document.documentElement);
  // Scroll positions are rounded by up to a pixel.
  return lengths.reduce((sum, name) => sum + (parseFloat(style.getPropertyValue(name)) || 0), 1);
}

function findActive(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  // Scroll positions may be fractions.
  const isAtBottom = window.scrollY + clientHeight >= scrollHeight - 1;
  return activeHeading(headings, readingLine(), isAtBottom);
}

/**
 * Finds the heading of the text that is being read again whenever the page is scrolled.
 *
 * @param ids ids of the headings, in the order of the page
 * @returns the heading's id; `undefined` above the first one, and in the prerendered HTML
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const update = throttle(() => setActive(findActive(key.split(' '))), throttleInterval);
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);

  return active;
}
