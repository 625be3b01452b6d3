import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is wider than the element, which may change with the size of
 * either.
 *
 * @param ref an element with one child, its content
 * @returns `false` until the element has been measured
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    // The content may grow while the element doesn't, e.g. when a font has loaded.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);

  return overflows;
}
