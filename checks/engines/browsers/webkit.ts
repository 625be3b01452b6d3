import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../base/listen';
import { clickActions, keyActions, type Driver, type WithBrowser } from './driver';
import { findInstalled, withFolder, withProgram } from './program';

const packages = 'webkit2gtk-driver xvfb';

/** Sends a command of WebDriver: https://w3c.github.io/webdriver/ */
async function send<Result>(method: string, url: string, parameters?: object): Promise<Result> {
  const body = parameters && JSON.stringify(parameters);
  const response = await fetch(url, { method, body });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

function createDriver(session: string): Driver {
  const post = <Result>(command: string, parameters: object) =>
    send<Result>('POST', `${session}/${command}`, parameters);
  return {
    open: (url) => post('url', { url }),
    resize: (width, height) => post('window/rect', { width, height }),
    evaluate: (expression) =>
      post<string>('execute/sync', { script: `return ${expression}`, args: [] }),
    press: (...keys) => post('actions', { actions: keyActions(keys) }),
    click: (x, y) => post('actions', { actions: clickActions(x, y) }),
  };
}

/** Without this, the toolbar makes each window at least 447 px wide. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }';

/** The driver prints nothing when it is ready. */
async function waitFor(url: string): Promise<void> {
  for (let left = 100; ; left--) {
    try {
      return await send('GET', url);
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(100);
    }
  }
}

async function withSession<Result>(origin: string, run: (driver: Driver) => Promise<Result>) {
  await waitFor(`${origin}/status`);
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {},
  });
  const session = `${origin}/session/${sessionId}`;
  try {
    return await run(createDriver(session));
  } finally {
    await send('DELETE', session);
  }
}

/** The browser is MiniBrowser, which is a part of WebKitGTK and needs a display. */
export const withWebKit: WithBrowser = (run) => {
  const driver = findInstalled(['WebKitWebDriver'], packages);
  const xvfb = findInstalled(['Xvfb'], packages);
  return withFolder((folder) => {
    fs.mkdirSync(path.join(folder, 'gtk-3.0'));
    fs.writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
    return withProgram(
      [xvfb, '-displayfd', '1', '-screen', '0', '1600x1200x24'],
      {},
      /^(\d+)\n/m,
      async ([, display]) => {
        const port = await freePort();
        const environment = {
          DISPLAY: `:${display}`,
          XDG_CONFIG_HOME: folder,
          LANGUAGE: 'en_US',
        };
        return withProgram([driver, `--port=${port}`], environment, undefined, () =>
          withSession(`http://127.0.0.1:${port}`, run),
        );
      },
    );
  });
};
