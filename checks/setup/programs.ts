import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** A program that the tests need but npm does not install. */
export interface Program {
  name: string;
  /** Environment variable that selects another path. */
  variable: string;
  /** Finds it where it is usually installed. */
  find: () => string | undefined;
  /** What it is for, and how to get it. */
  hint?: string;
}

/** Returns the first command that is installed, as the absolute path of the program. */
export function onPath(commands: readonly string[]): string | undefined {
  // Debian has nginx in a folder that only the administrator's PATH names.
  const folders = [...process.env.PATH!.split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const extension = process.platform === 'win32' ? '.exe' : '';
  return commands
    .flatMap((command) => folders.map((folder) => path.resolve(folder, command + extension)))
    .find((file) => fs.existsSync(file));
}

const macBrowsers = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export const chromiumProgram: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  find: () =>
    // Without the browser's own window, pages take a quarter less of the processor.
    onPath([
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ]) ?? [...macBrowsers, chromium.executablePath()].find((file) => fs.existsSync(file)),
  hint: 'Chromium for the browser tests. Install it, or set CHROMIUM_PATH to its path.',
};

/** As root the sandbox cannot start; the rest keeps the browser from asking other hosts. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the installed Chromium, without a window, and stops it after a function, also if that
 * fails.
 *
 * @returns what the function returns
 * @throws Error that says how to install it
 */
export async function withChromium<Result>(
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findProgram(chromiumProgram);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

export const nginxProgram: Program = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  find: () => onPath(['nginx']),
  hint:
    'nginx for the check of the files in deploy/. Install it (Debian, Ubuntu: sudo apt-get install nginx-light; ' +
    'macOS: brew install nginx), or set NGINX_PATH to its path.',
};

/**
 * Returns the path of a program; `undefined` if it is not installed.
 *
 * @throws Error if its variable names a file that does not exist
 */
export function locate({ variable, find }: Program): string | undefined {
  const named = process.env[variable];
  if (named !== undefined && !fs.existsSync(named))
    throw new Error(`${variable} is ${named}, which does not exist.`);

  return named ?? find();
}

/**
 * Finds a program that a test is about to start.
 *
 * @returns absolute path
 * @throws Error that says how to install it
 */
export function findProgram(program: Program): string {
  const file = locate(program);
  if (file === undefined) {
    throw new Error(
      `${program.name} is not installed. Run "npm run setup", or set ${program.variable} to its path.`,
    );
  }
  return file;
}
