import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { install, installDebian, onPath } from '../checks/installed';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed(): string | undefined {
  return onPath(commands) ?? macApplications.find((file) => fs.existsSync(file));
}

function downloaded(): string | undefined {
  const file = chromium.executablePath();
  if (fs.existsSync(file)) return file;
  return install('npx', ['playwright', 'install', 'chromium']) && fs.existsSync(file)
    ? file
    : undefined;
}

function fromDebian(): string | undefined {
  // Fonts: without them Chinese text has no glyphs, and its layout is not what readers see.
  return installDebian(['chromium', 'fonts-noto-cjk']) ? onPath(commands) : undefined;
}

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, Playwright's download, Debian's package.
 *
 * @returns absolute path of the executable
 * @throws Error that says what to install where none can be had
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const file = installed() ?? downloaded() ?? fromDebian();
  if (!file) {
    throw new Error(
      'The browser tests need Chromium and found none. Install it (Debian: apt-get install chromium fonts-noto-cjk; ' +
        'elsewhere: npx playwright install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  console.log(execFileSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim(), file);
  return file;
}
