import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../checks/base/root';
import { defaultLocale, homeOf, localeCodes, locales, type Locale } from '../src/site/locales';

/** A copy of the project, in which the tests can edit pages. */
const copy = path.join(root, '.docusaurus/development');
const page = 'guide/start/';
const sources: Record<Locale, string> = {
  en: `docs/${page}index.mdx`,
  zh: `i18n/zh/docusaurus-plugin-content-docs/current/${page}index.mdx`,
};

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
    const source = path.join(root, file);
    if (file && fs.existsSync(source)) fs.cpSync(source, path.join(copy, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

/** Runs the README's command for a language. Its output is in `start-<locale>.log` of the copy. */
function start(locale: Locale, port: number): ChildProcess {
  const language = locale === defaultLocale ? [] : ['--locale', locale];
  const log = fs.openSync(path.join(copy, `start-${locale}.log`), 'w');
  return spawn('npm', ['start', '--', ...language, '--no-open', '--port', `${port}`], {
    cwd: copy,
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    stdio: ['ignore', log, log],
    // A process group, so that what npm starts ends with it.
    detached: true,
  });
}

/** Each language has the port after that of the language before it, as in `npm start`. */
const originOf = (locale: Locale, baseURL = '') => {
  const { hostname, port } = new URL(baseURL);
  return `http://${hostname}:${Number(port) + 1 + localeCodes.indexOf(locale)}`;
};

test.describe.configure({ mode: 'serial' });

const urlOf = (locale: Locale, baseURL = '') => originOf(locale, baseURL) + homeOf(locale) + page;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(startTime);
  copyProject();
  for (const locale of localeCodes)
    servers.push(start(locale, Number(new URL(originOf(locale, baseURL)).port)));
  for (const locale of localeCodes) {
    const answers = () =>
      fetch(urlOf(locale, baseURL)).then(
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

for (const locale of localeCodes) {
  test(`npm start shows pages and follows edits: ${locale}`, async ({ page: tab, baseURL }) => {
    tab.setDefaultTimeout(30_000);
    const failures: string[] = [];
    tab.on('pageerror', (error) => failures.push(error.message));
    const file = path.join(copy, sources[locale]);
    const source = fs.readFileSync(file, 'utf8');
    await tab.goto(urlOf(locale, baseURL));
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible(soon);
    for (const icon of await tab.locator('link[rel$="icon"]').all()) {
      const url = await icon.evaluate(({ href }: HTMLLinkElement) => href);
      await expect(await tab.request.get(url)).toBeOK();
    }

    fs.writeFileSync(file, `${source}\nThis sentence is new.\n`);
    const sentence = tab.getByText('This sentence is new.');
    await expect(sentence).toBeVisible(soon);
    expect(failures).toEqual([]);

    fs.writeFileSync(file, `${source}\n<Unclosed>\n`);
    const overlay = tab.locator('#webpack-dev-server-client-overlay');
    await expect(overlay.contentFrame().locator('body')).toContainText(sources[locale], soon);

    fs.writeFileSync(file, `${source}\nThis one is correct.\n`);
    await expect(overlay).toHaveCount(0, soon);
    // Some updates of a page that has thrown an error need this.
    await tab.reload();
    await expect(tab.getByText('This one is correct.')).toBeVisible(soon);
    failures.length = 0;

    const other = localeCodes.find((code) => code !== locale)!;
    await tab.getByRole('button', { name: locales[locale].label }).click();
    await tab.getByRole('link', { name: locales[other].label }).click();
    await expect(tab).toHaveURL(urlOf(other, baseURL), soon);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible(soon);
    expect(failures).toEqual([]);
  });
}
