import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useColorMode } from '@docusaurus/theme-common';
import { site } from '@site/src/site/site';
import { canAnimate } from '@site/src/client/viewTransition';
import { revealFrom } from './reveal';

/** `null` is the theme of the system. */
export type ThemeSetting = ReturnType<typeof useColorMode>['colorModeChoice'];

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
