import { useEffect } from 'react';

/**
 * Keeps the page from scrolling below a layer. Padding replaces the scrollbar, so that nothing
 * moves.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { body, documentElement: root } = document;
    const scrollbar = window.innerWidth - root.clientWidth;
    const before = { overflow: body.style.overflow, paddingRight: body.style.paddingRight };
    body.style.overflow = 'hidden';
    if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
    return () => {
      Object.assign(body.style, before);
    };
  }, [locked]);
}
