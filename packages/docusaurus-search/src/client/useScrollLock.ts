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
    const { clientWidth, style } = document.documentElement;
    const scrollbar = window.innerWidth - clientWidth;
    const { overflow, paddingRight } = style;
    if (locks++ === 0) before = { overflow, paddingRight };
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    return () => {
      if (--locks === 0) Object.assign(style, before);
    };
  }, [locked]);
}
