import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Driver, WithBrowser } from './driver';
import { findInstalled, withFolder } from './program';

const packages = 'webkit2gtk-driver xvfb';

/** Without this, the toolbar makes each window at least 447 px wide. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }';

const keyCodes: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  ArrowDown: Key.ARROW_DOWN,
};

const createDriver = (session: WebDriver): Driver => ({
  open: (url) => session.get(url),
  resize: (width, height) => session.manage().window().setRect({ width, height }),
  run: (look, ...args) => session.executeScript(look, ...args),
  press(...keys) {
    const codes = keys.map((key) => keyCodes[key] ?? key);
    const actions = session.actions();
    for (const code of codes) actions.keyDown(code);
    for (const code of codes.reverse()) actions.keyUp(code);
    return actions.perform();
  },
  click: (x, y) =>
    session
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
      .click()
      .perform(),
});

/** The browser is MiniBrowser, which is a part of WebKitGTK and needs a screen. */
export const withWebKit: WithBrowser = (run) => {
  const driver = findInstalled(['WebKitWebDriver'], packages);
  const xvfb = findInstalled(['Xvfb'], packages);
  return withFolder(async (folder) => {
    fs.mkdirSync(path.join(folder, 'gtk-3.0'));
    fs.writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
    const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // It prints its number when it is ready.
    const signal = AbortSignal.timeout(30_000);
    const [display] = (await once(createInterface(screen.stdout), 'line', { signal })) as [string];
    const service = new DriverService.Builder(driver)
      .setLoopback(true)
      .setEnvironment({
        ...process.env,
        DISPLAY: `:${display}`,
        XDG_CONFIG_HOME: folder,
        LANGUAGE: 'en_US',
      })
      .build();
    try {
      const server = await service.start();
      const session = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
      return await run(createDriver(session));
    } finally {
      // The browser ends with its screen.
      screen.kill();
      await service.kill();
    }
  });
};
