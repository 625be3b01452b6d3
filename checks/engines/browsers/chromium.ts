import { withChromium as withPlaywright } from '../../setup/programs';
import type { WithBrowser } from './driver';

/** To tell a fault of one of the other browsers from one of the scenarios. */
export const withChromium: WithBrowser = (run) =>
  withPlaywright(async (browser) => {
    const page = await browser.newPage();
    return run({
      open: (url) => page.goto(url),
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (expression) => page.evaluate(expression),
      press: (...keys) => page.keyboard.press(keys.join('+')),
      click: (x, y) => page.mouse.click(x, y),
    });
  });
