import { useEffect } from 'react';

/** Number of layers that keep the page from scrolling. They may close in any order. */
let locks = 0;
let before = { overflow: '', paddingRight: '' };

/**
 * Keeps the page from scrolling below a layer. Padding replaces the scrollbar, so that nothing
 * moves.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { body, documentElement: root } = document;
    const scrollbar = window.innerWidth - root.clientWidth;
    const { overflow, paddingRight } = body.style;
    if (locks++ === 0) before = { overflow, paddingRight };
    body.style.overflow = 'hidden';
    if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
    return () => {
      if (--locks === 0) Object.assign(body.style, before);
    };
  }, [locked]);
}
