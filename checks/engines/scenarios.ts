import { localeCodes, locales } from '../../src/site/locales';
import * as page from './page';
import type { Reader } from './reader';

const quickStart = '/guide/start/quick-start';
const dts = '/guide/advanced/dts';

/** A page of each type. */
const pages = {
  home: '/',
  'quick start': quickStart,
  option: '/config/lib/dts',
  overview: '/config/',
  longest: '/config/rsbuild/output',
  post: '/blog/introducing-rslib',
  explorer: '/guide/basic/output-structure',
  unknown: '/no-such-page',
};

/** Other URLs of pages; see e2e/urls.spec.ts. */
const variants = [
  [`${dts}.html`, dts],
  [`${dts}/`, dts],
  ['/Guide/Advanced/DTS', dts],
  ['/guide/start/index.html', '/guide/start/'],
] as const;

const copyTexts = {
  en: { label: 'Copy code to clipboard', copied: ['Copied'] },
  zh: { label: '复制代码到剪贴板', copied: ['复制成功'] },
};

async function showsPage(reader: Reader, route: string): Promise<void> {
  await reader.open(route);
  await reader.isAt(reader.url(route));
  await reader.sees('px of overflow', 0, page.overflow);
}

const navbar = 'nav[data-layout-part=navbar]';

/** Opens what replaces the entries of the navbar in a narrow window. */
async function showNavbar(reader: Reader): Promise<void> {
  if (!reader.isWide) await reader.click(`${navbar} button[aria-controls]:last-child`);
}

async function searches(reader: Reader, open: () => Promise<unknown>): Promise<void> {
  const hit = '[role=option]';
  await reader.open(quickStart);
  await open();
  await reader.sees('field has the focus', true, page.isFocused, '[role=combobox]');
  for (const letter of 'dts') await reader.driver.press(letter);
  await reader.sees('first hit', 'true', page.attribute, hit, 'aria-selected');
  await reader.driver.press('ArrowDown');
  await reader.sees('second hit', 'true', page.attribute, `${hit} ~ ${hit}`, 'aria-selected');
  const url = (await reader.driver.run(page.attribute, `${hit} ~ ${hit}`, 'href')) ?? '';
  await reader.driver.press('Enter');
  await reader.isAt(url);
  const [, id] = url.split('#');
  if (id) await reader.isAtHeading(id);
}

/** Leaves a page half way down, and comes back in several ways. */
async function comesBack(reader: Reader, route: string): Promise<void> {
  await reader.open(route);
  const { url, top } = await reader.driver.run(page.showLink);
  const here = reader.url(route);
  await reader.isAt(here, top);
  await reader.click('#left-by');
  await reader.isAt(url);
  await reader.driver.run(() => history.back());
  await reader.isAt(here, top);
  await reader.driver.run(() => history.forward());
  await reader.isAt(url);
  await reader.driver.run(() => history.back());
  await reader.isAt(here, top);
  await reader.reload();
  await reader.isAt(here, top);
}

/** Comes by a URL that is not the canonical one. */
async function comesBy(reader: Reader, variant: string, route: string): Promise<void> {
  const id = 'read-on';
  await reader.open(`${variant}?a=1#${id}`);
  await reader.isAt(`${reader.url(route)}?a=1#${id}`);
}

const toHeading = {
  'of the URL': async (reader: Reader) => {
    await reader.open(`${dts}#two-formats`);
    await reader.isAt(`${reader.url(dts)}#two-formats`);
    await reader.isAtHeading('two-formats');
  },
  'by the outline, there and back': async (reader: Reader) => {
    await reader.open(dts);
    for (const id of ['two-formats', 'exclude-tests']) {
      const outline = '[data-layout-part=outline]';
      if (!reader.isWide) await reader.click(`${outline} button`);
      await reader.click(`${outline} a[href="#${id}"]`);
      await reader.isAt(`${reader.url(dts)}#${id}`);
      await reader.isAtHeading(id);
    }
    await reader.driver.run(() => history.back());
    await reader.isAt(`${reader.url(dts)}#two-formats`);
    await reader.isAtHeading('two-formats');
  },
  'of another page': async (reader: Reader) => {
    await reader.open('/config/');
    const link = `main a[href^="${reader.url('/config/lib/dts')}#"]`;
    const url = (await reader.driver.run(page.attribute, link, 'href')) ?? '';
    await reader.click(link);
    await reader.isAt(url);
    await reader.isAtHeading(url.split('#')[1] ?? '');
  },
};

async function switchesTheme(reader: Reader): Promise<void> {
  await reader.open(quickStart);
  const before = await reader.driver.run(page.attribute, 'html', 'data-theme');
  const after = before === 'dark' ? 'light' : 'dark';
  await showNavbar(reader);
  await reader.click(`${navbar} button:not([aria-controls], [aria-haspopup])`);
  await reader.sees('theme', after, page.attribute, 'html', 'data-theme');
  await reader.reload();
  await reader.sees('theme after a reload', after, page.attribute, 'html', 'data-theme');
  await reader.isAt(reader.url(quickStart));
}

async function changesLanguage(reader: Reader): Promise<void> {
  const place = `${quickStart}?a=1#output`;
  await reader.open(place);
  const other = localeCodes.find((code) => code !== reader.language)!;
  await showNavbar(reader);
  if (reader.isWide) await reader.click(`${navbar} button[aria-controls]:has(+ div a[lang])`);
  await reader.click(`${navbar} a[lang=${locales[other].htmlLang}]`);
  await reader.in(other).isAt(reader.url(place, other));
  await reader.isAtHeading('output');
}

async function choosesTab(reader: Reader): Promise<void> {
  const tab = '[data-tabs=npm2yarn] [role=tab]';
  const chosen = `${tab}[aria-selected=true]`;
  await reader.open(quickStart);
  const before = await reader.driver.run(page.texts, chosen);
  const all = before.map(() => 'pnpm');
  await reader.click(`${tab}[data-tab=pnpm]`);
  await reader.sees('tabs', all, page.texts, chosen);
  await reader.reload();
  await reader.sees('tabs after a reload', all, page.texts, chosen);
  await reader.isAt(reader.url(quickStart));
}

async function copies(reader: Reader): Promise<void> {
  await reader.open(dts);
  const { label, copied } = copyTexts[reader.language];
  await reader.click(`figure button[aria-label="${label}"]`);
  await reader.sees('message', copied, page.texts, 'figure [role=status]:not(:empty)');
  await reader.isAt(reader.url(dts));
}

export type Scenario = (reader: Reader) => Promise<void>;

/** What readers do. Each ends with a look at where they are. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([name, route]) => [
      `page: ${name}`,
      (reader: Reader) => showsPage(reader, route),
    ]),
  ),
  'search by a key': (reader) => searches(reader, () => reader.driver.press('Control', 'k')),
  'search by the button': (reader) =>
    searches(reader, () => reader.click(`${navbar} button[aria-haspopup=dialog]`)),
  theme: switchesTheme,
  language: changesLanguage,
  tabs: choosesTab,
  copy: copies,
  ...Object.fromEntries(Object.entries(toHeading).map(([name, run]) => [`heading: ${name}`, run])),
  'history: short page': (reader) => comesBack(reader, quickStart),
  'history: long page': (reader) => comesBack(reader, '/config/rsbuild/output'),
  ...Object.fromEntries(
    variants.map(([variant, route]) => [
      `variant: ${variant}`,
      (reader: Reader) => comesBy(reader, variant, route),
    ]),
  ),
};
