import path from 'node:path';
import sidebarsConfig from '../../../sidebars';
import { localeRecords } from '../../../src/site/localeRecords';
import { defaultLocale, localeCodes, locales } from '../../../src/site/locales';
import { nav } from '../../../src/site/navigation';
import type { NavItem } from '../../../src/site/types';
import { codeTexts, configuredTexts } from '../../../src/content/interfaceTexts';
import type { Check } from '../../base/check';
import { lineOf } from '../../base/lineOf';
import { root } from '../../base/root';
import {
  compareLabels,
  compareTexts,
  configuredTwice,
  type Texts,
  type Translations,
} from '../texts/compareTexts';
import { extractTexts, ownTexts, readTexts, shippedTexts, textFiles } from '../texts/readTexts';

function navbarIds(entries: readonly NavItem[]): string[] {
  return entries.flatMap(({ text, items = [] }) => [`item.label.${text}`, ...navbarIds(items)]);
}

function sidebarIds(): string[] {
  const groups = Object.entries(sidebarsConfig).flatMap(([name, items]) =>
    (items as { type?: string; key?: string }[])
      .filter(({ type }) => type === 'category')
      .map(({ key }) => `sidebar.${name}.category.${key}`),
  );
  return ['version.label', ...groups];
}

/** The texts of the interface are translated: those in code, in the navbar and in the sidebars. */
export const interfaceTexts: Check<unknown> = async () => {
  const own = await ownTexts();
  const themes = await Promise.all(
    [
      'node_modules/@docusaurus/theme-classic/lib',
      'node_modules/@docusaurus/theme-common/lib',
      'packages/docusaurus-search/src',
    ].map((folder) => extractTexts(path.join(root, folder))),
  );
  const theme: Texts = Object.fromEntries(
    themes.flatMap(({ texts }) =>
      Object.entries(texts).map(([id, { message }]) => [id, message] as const),
    ),
  );
  const codeFile = (locale: string) => `i18n/${locale}/code.json`;
  const english: Translations = {
    file: codeFile(defaultLocale),
    texts: readTexts(codeFile(defaultLocale)),
    shipped: theme,
  };
  const issues = [
    // The English file may only reword texts of the theme.
    ...compareTexts({}, theme, english, english),
    ...configuredTwice(english.file, english.texts, configuredTexts(defaultLocale)),
  ];
  for (const file of localeCodes.flatMap(textFiles)) readTexts(file);

  // TypeScript reports a language that the tables lack.
  const complete = localeCodes.filter((code) => code in locales && code in localeRecords);
  for (const locale of complete.filter((code) => code !== defaultLocale)) {
    const file = codeFile(locale);
    const shipped = await shippedTexts(locales[locale].htmlLang);
    const labels = (name: string, ids: string[]) => {
      const labelFile = `i18n/${locale}/${name}.json`;
      return compareLabels(labelFile, Object.keys(readTexts(labelFile)), ids);
    };
    const written = readTexts(file);
    const texts = { ...written, ...codeTexts(localeRecords[locale]) };
    issues.push(
      ...compareTexts(own.texts, theme, english, { file, texts, shipped }),
      ...configuredTwice(file, written, configuredTexts(locale)),
      ...labels('docusaurus-theme-classic/navbar', navbarIds(nav)),
      ...labels('docusaurus-plugin-content-docs/current', sidebarIds()),
    );
  }
  return [
    ...[own, ...themes].flatMap((extracted) => extracted.issues),
    ...issues.map(({ id, ...issue }) => ({
      ...issue,
      line: lineOf(issue.file, `'${id}'`, `"${id}"`),
    })),
  ];
};
