import { useEffect } from 'react';

/** Keeps the page from scrolling while a layer lies over it, without the jump of a vanishing scrollbar. */
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
