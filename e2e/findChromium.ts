import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function onPath(): string | undefined {
  for (const command of commands) {
    const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return macApplications.find((file) => fs.existsSync(file));
}

function run(command: string, args: string[]): boolean {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  // A registry that does not answer must not hold up the tests for ever.
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  return status === 0;
}

function downloaded(): string | undefined {
  const file = chromium.executablePath();
  if (fs.existsSync(file)) return file;
  return run('npx', ['playwright', 'install', 'chromium']) && fs.existsSync(file)
    ? file
    : undefined;
}

function fromDebian(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  // Fonts: without them Chinese text has no glyphs, and its layout is not what readers see.
  const packages = ['chromium', 'fonts-noto-cjk'];
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', ...packages])
    ? onPath()
    : undefined;
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
  const file = onPath() ?? downloaded() ?? fromDebian();
  if (!file) {
    throw new Error(
      'The browser tests need Chromium and found none. Install it (Debian: apt-get install chromium fonts-noto-cjk; ' +
        'elsewhere: npx playwright install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  console.log(execFileSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim(), file);
  return file;
}
