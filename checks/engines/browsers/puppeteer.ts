import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import type { Driver, WithBrowser } from './driver';

/** A browser without a window. */
export function withPuppeteer(optionsFor: () => LaunchOptions): WithBrowser {
  return async (run) => {
    const browser = await puppeteer.launch(optionsFor());
    try {
      const page = await browser.newPage();
      const driver: Driver = {
        // It rarely misses that a page has loaded. Readers see whether it has.
        open: (url) => page.goto(url, { timeout: 10_000 }).catch(() => undefined),
        resize: (width, height) => page.setViewport({ width, height }),
        run: (look, ...args) => page.evaluate(look as never, ...args),
        async press(...keys) {
          for (const key of keys) await page.keyboard.down(key as KeyInput);
          for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
        },
        click: (x, y) => page.mouse.click(x, y),
      };
      return await run(driver);
    } finally {
      await browser.close();
    }
  };
}
