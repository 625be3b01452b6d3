import path from 'node:path';
import sidebarsConfig from '../../../sidebars';
import { localeRecords } from '../../../src/site/localeRecords';
import { defaultLocale, localeCodes, locales } from '../../../src/site/locales';
import { nav } from '../../../src/site/navigation';
import type { NavItem } from '../../../src/site/types';
import { codeTexts, configuredTexts } from '../../../src/content/interfaceTexts';
import type { Check } from '../../base/check';
import { root } from '../../base/root';
import { compareTexts, configuredTwice, type Texts } from '../texts/compareTexts';
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
  const read = (file: string) => ({ file, texts: readTexts(file), shipped: {} });
  const english = read(codeFile(defaultLocale));
  const issues = [
    ...[own, ...themes].flatMap((extracted) => extracted.issues),
    // The English file may only reword texts of the theme.
    ...compareTexts({}, theme, english, english),
    ...configuredTwice(english.file, english.texts, configuredTexts(defaultLocale)),
  ];
  for (const file of localeCodes.flatMap(textFiles)) readTexts(file);

  // TypeScript reports a language that the tables lack.
  const complete = localeCodes.filter((code) => code in locales && code in localeRecords);
  for (const locale of complete.filter((code) => code !== defaultLocale)) {
    const { file, texts } = read(codeFile(locale));
    const compareLabels = (name: string, ids: readonly string[]) => {
      const labels = read(`i18n/${locale}/${name}.json`);
      const wanted = ids.map((id) => [id, { message: '', file: labels.file }] as const);
      return compareTexts(Object.fromEntries(wanted), {}, { ...labels, texts: {} }, labels);
    };
    issues.push(
      ...compareTexts(own.texts, theme, english, {
        file,
        texts: { ...texts, ...codeTexts(localeRecords[locale]) },
        shipped: await shippedTexts(locales[locale].htmlLang),
      }),
      ...configuredTwice(file, texts, configuredTexts(locale)),
      ...compareLabels('docusaurus-theme-classic/navbar', navbarIds(nav)),
      ...compareLabels('docusaurus-plugin-content-docs/current', sidebarIds()),
    );
  }
  return issues;
};
