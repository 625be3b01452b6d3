import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useColorMode } from '@docusaurus/theme-common';
import { site } from '@site/src/site/site';
import { canAnimate, changeBelowSnapshot } from '@site/src/client/viewTransition';

/** `null` is the theme of the system. */
export type ThemeSetting = ReturnType<typeof useColorMode>['colorModeChoice'];

/** Duration of the reveal, in ms. */
const revealDuration = 400;

/** Corners of the polygon; enough to differ from a circle by less than 2 px at 1500 px. */
const corners = 64;

/**
 * Clip path of the viewport with a round hole. A polygon, because Chromium doesn't interpolate
 * `path()` while painting.
 */
function hole(x: number, y: number, radius: number): string {
  const circle = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return `${x + radius * Math.cos(angle)}px ${y + radius * Math.sin(angle)}px`;
  });
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${circle.join()})`;
}

/** Applies a change to the whole page and reveals it in a circle that grows from a point. */
function revealFrom(x: number, y: number, apply: () => void): void {
  const radius = Math.hypot(
    Math.max(x, window.innerWidth - x),
    Math.max(y, window.innerHeight - y),
  );
  const clipPath = [hole(x, y, 0), hole(x, y, radius)];
  changeBelowSnapshot(apply, { clipPath }, { duration: revealDuration, easing: 'ease-in' });
}

/**
 * Changes the theme and reveals it in a circle that grows from where the reader pressed.
 *
 * @returns a function that takes the event and a function that returns the setting. The latter is
 * called when the change is applied, after earlier changes that were still waiting for their
 * reveal.
 */
export function useThemeChange(): (
  event: SyntheticEvent<HTMLElement>,
  next: () => ThemeSetting,
) => void {
  const { setColorMode } = useColorMode();
  return ({ nativeEvent, currentTarget }, next) => {
    const apply = () => setColorMode(next());
    if (!site.theme.enableAppearanceAnimation || !canAnimate()) return apply();
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A click by keyboard has no position, so the reveal starts at the control.
    const { detail, clientX, clientY } = nativeEvent as MouseEvent;
    const [x, y] = detail > 0 ? [clientX, clientY] : [left + width / 2, top + height / 2];
    revealFrom(x, y, () => flushSync(apply));
  };
}
