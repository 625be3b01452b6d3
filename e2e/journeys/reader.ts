import fs from 'node:fs';
import path from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { root } from '../../checks/base/root';
import { defaultLocale, homeOf, localeCodes, locales, type Locale } from '../../src/site/locales';
import { configuredTexts } from '../../src/content/interfaceTexts';
import { test as base } from '../site';

/**
 * From this width on a page has room for its sidebar, its outline and the entries of the navbar, in
 * px.
 */
const wideScreen = 1280;

type Texts = Record<string, string>;

/** Who reads the site: a language, and what the window has room for. */
export interface Reader {
  locale: Locale;
  /** BCP 47 tag of the language. */
  lang: string;
  isWide: boolean;
  /** URL of a page in the reader's language: `/guide/start/` → `/zh/guide/start/`. */
  url: (route: string) => string;
  /**
   * Text of the interface in the reader's language.
   *
   * @param id id of the text in the code
   * @param message the text in the default language
   * @throws Error if the reader's language lacks the text
   */
  text: (id: string, message: string) => string;
  /** The same reader in another language. */
  in: (locale: Locale) => Reader;
}

/**
 * Translated texts of a language by their ids: those of Docusaurus' theme and of the search, and
 * what the site adds or words differently.
 */
async function readTexts(locale: Locale): Promise<Texts> {
  const theme = await readDefaultCodeTranslationMessages({ locale, name: 'theme-common' });
  const search = await readDefaultCodeTranslationMessages({
    dirPath: path.join(root, 'packages/docusaurus-search/locales'),
    locale,
    name: 'docusaurus-search',
  });
  const file = path.join(root, 'i18n', locale, 'code.json');
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  const own = Object.entries(entries).map(([id, { message }]) => [id, message] as const);
  return { ...theme, ...search, ...configuredTexts(locale), ...Object.fromEntries(own) };
}

function makeReader(locale: Locale, isWide: boolean, texts: Record<Locale, Texts>): Reader {
  const isDefault = locale === defaultLocale;
  return {
    locale,
    lang: locales[locale].htmlLang,
    isWide,
    url: (route) => homeOf(locale) + route.slice(1),
    text(id, message) {
      const text = texts[locale][id] ?? (isDefault ? message : undefined);
      if (text === undefined) throw new Error(`The language "${locale}" has no text "${id}".`);
      return text;
    },
    in: (other) => makeReader(other, isWide, texts),
  };
}

/**
 * `test` of a journey, which runs once for each reader: see the projects in `playwright.config.ts`.
 */
export const test = base.extend<{ reader: Reader }, { texts: Record<Locale, Texts> }>({
  texts: [
    async ({}, use) => {
      const entries = localeCodes.map(async (code) => [code, await readTexts(code)] as const);
      await use(Object.fromEntries(await Promise.all(entries)) as Record<Locale, Texts>);
    },
    { scope: 'worker' },
  ],
  reader: async ({ locale, viewport, texts }, use) => {
    const code = localeCodes.find((one) => locales[one].htmlLang === locale);
    if (!code || !viewport) throw new Error('A journey needs a language and a window.');
    await use(makeReader(code, viewport.width >= wideScreen, texts));
  },
});
