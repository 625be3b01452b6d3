/** Widths of the viewport from which on the layout has room for more, in px with the usual font. */
export const breakpoints = {
  /** Two cards or topics side by side, and stars around the hero. */
  small: 601,
  /** The navbar holds everything; below, the rest is on the nav screen. */
  tablet: 768,
  /** The sidebar is a column; below, it is a drawer. */
  laptop: 960,
  /** Three cards side by side. */
  large: 1101,
  /** The outline is a column; below, it drops down from the local nav. */
  desktop: 1280,
} as const;

export type Breakpoint = keyof typeof breakpoints;

export const prefersReducedMotion = '(prefers-reduced-motion: reduce)';

/** A width relative to the font size that is set in the browser, by default 16 px. */
const em = (px: number) => `${px / 16}em`;

/** `tablet` → `(min-width: 48em)`, 768 px; `@media (--from-tablet)` in style sheets. */
export function widthFrom(name: Breakpoint): string {
  return `(min-width: ${em(breakpoints[name])})`;
}

/**
 * `tablet` → `(max-width: 47.99875em)`, as zoomed viewports have fractions;
 * `@media (--below-tablet)`.
 */
export function widthBelow(name: Breakpoint): string {
  return `(max-width: ${em(breakpoints[name] - 0.02)})`;
}
