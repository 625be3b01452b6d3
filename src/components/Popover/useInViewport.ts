import { useEffect, useRef, type RefObject } from 'react';

/** Distance that a panel keeps from the edges of the viewport, in CSS pixels. */
const margin = 8;

/**
 * Moves an open panel sideways by as much as it would extend beyond the viewport.
 *
 * @returns the ref for the panel
 */
export function useInViewport(open: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return undefined;
    const place = () => {
      element.style.translate = '';
      const { left, right } = element.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const tooFarRight = Math.max(0, right - (width - margin));
      const shift = Math.max(-tooFarRight, margin - left);
      if (tooFarRight > 0 || left < margin) element.style.translate = `${shift}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [open]);
  return panel;
}
