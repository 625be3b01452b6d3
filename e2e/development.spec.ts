import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../checks/base/root';
import { defaultLocale, homeOf, localeCodes, locales, type Locale } from '../src/site/locales';

/** A copy of the project, in which the test can edit a page. */
const copy = path.join(root, '.docusaurus/development');
const route = 'guide/start/';
const source = `i18n/zh/docusaurus-plugin-content-docs/current/${route}index.mdx`;

/** Time for an edit to show, in ms. */
const soon = { timeout: 10_000 };
/** Time for both servers to compile all pages on two busy cores, in ms. */
const startTime = 240_000;

const servers: ChildProcess[] = [];

function copyProject(): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  fs.rmSync(copy, { recursive: true, force: true });
  for (const file of files) {
    const original = path.join(root, file);
    if (file && fs.existsSync(original)) fs.cpSync(original, path.join(copy, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

/** Runs the README's command for a language. Its output is in `start-<locale>.log` of the copy. */
function start(locale: Locale, port: string): ChildProcess {
  const language = locale === defaultLocale ? [] : ['--locale', locale];
  const log = fs.openSync(path.join(copy, `start-${locale}.log`), 'w');
  return spawn('npm', ['start', '--', ...language, '--no-open', '--port', port], {
    cwd: copy,
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    stdio: ['ignore', log, log],
    // A process group, so that what npm starts ends with it.
    detached: true,
  });
}

/** Each language has the port after that of the language before it, as in `npm start`. */
function urlOf(locale: Locale, baseURL = ''): URL {
  const url = new URL(homeOf(locale) + route, baseURL);
  url.port = `${Number(url.port) + 1 + localeCodes.indexOf(locale)}`;
  return url;
}

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(startTime);
  copyProject();
  const urls = localeCodes.map((locale) => {
    const url = urlOf(locale, baseURL);
    servers.push(start(locale, url.port));
    return url;
  });
  for (const url of urls) {
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: startTime }).toBe(true);
  }
});

test.afterAll(async () => {
  for (const server of servers.splice(0)) {
    if (!server.pid || server.exitCode !== null) continue;
    const end = once(server, 'exit');
    process.kill(-server.pid, 'SIGTERM');
    await end;
  }
});

test('npm start shows pages, follows edits, and has both languages', async ({ page, baseURL }) => {
  page.setDefaultTimeout(30_000);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const file = path.join(copy, source);
  const text = fs.readFileSync(file, 'utf8');
  await page.goto(urlOf('zh', baseURL).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(soon);
  for (const icon of await page.locator('link[rel$="icon"]').all()) {
    const url = await icon.evaluate(({ href }: HTMLLinkElement) => href);
    await expect(await page.request.get(url)).toBeOK();
  }

  fs.writeFileSync(file, `${text}\nThis sentence is new.\n`);
  await expect(page.getByText('This sentence is new.')).toBeVisible(soon);
  expect(failures).toEqual([]);

  fs.writeFileSync(file, `${text}\n<Unclosed>\n`);
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await expect(overlay.contentFrame().locator('body')).toContainText(source, soon);

  fs.writeFileSync(file, `${text}\nThis one is correct.\n`);
  await expect(overlay).toHaveCount(0, soon);
  // Some updates of a page that has thrown an error need this.
  await page.reload();
  await expect(page.getByText('This one is correct.')).toBeVisible(soon);
  failures.length = 0;

  await page.getByRole('button', { name: locales.zh.label }).click();
  await page.getByRole('link', { name: locales.en.label }).click();
  await expect(page).toHaveURL(urlOf('en', baseURL).href, soon);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(soon);
  expect(failures).toEqual([]);
});
