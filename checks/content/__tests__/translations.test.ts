import fs from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { globTranslatableSourceFiles } from '@docusaurus/utils';
import { navigation } from '../../../src/config/navigation';
import sidebars from '../../../sidebars';
import { root } from '../sources';

type Messages = Record<string, { message: string }>;

function readJson(file: string): Messages {
  return JSON.parse(fs.readFileSync(path.join(root, 'i18n', file), 'utf8')) as Messages;
}

/** Messages of the `translate` calls below folders, by id. */
async function messagesOf(folders: string[]): Promise<Record<string, string>> {
  const files = (await globTranslatableSourceFiles(folders)).filter(
    (file) => !/__tests__|[\\/]testing[\\/]/.test(file),
  );
  const results = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({ isServer: true }),
  );
  const warnings = results.flatMap((result) => result.warnings);
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const entries = results.flatMap(({ translations }) => Object.entries(translations));
  return Object.fromEntries(entries.map(([id, { message }]) => [id, message]));
}

function placeholders(message: string): string[] {
  return [...message.matchAll(/#?\{\w+\}/g)].map(([name]) => name).sort();
}

function themeFolder(name: string): string {
  return path.join(root, 'node_modules/@docusaurus', name, 'lib');
}

const english = readJson('en/code.json');
const chinese = readJson('zh/code.json');
let own: Record<string, string>;
let theme: Record<string, string>;
let chineseDefaults: Record<string, string>;

beforeAll(async () => {
  own = await messagesOf([path.join(root, 'src')]);
  theme = await messagesOf(
    ['theme-classic', 'theme-common', 'theme-search-algolia'].map(themeFolder),
  );
  const defaults = ['theme-common', 'theme-search'].map((name) =>
    readDefaultCodeTranslationMessages({ locale: 'zh-Hans', name }),
  );
  chineseDefaults = Object.assign({}, ...(await Promise.all(defaults))) as Record<string, string>;
}, 60_000);

test('every text of our code is translated', () => {
  const missing = Object.keys(own).filter((id) => !(id in chinese) && !(id in chineseDefaults));
  expect(missing).toEqual([]);
});

test('no translation is left over', () => {
  const known = { ...theme, ...own };
  expect(Object.keys(chinese).filter((id) => !(id in known))).toEqual([]);
  expect(Object.keys(english).filter((id) => !(id in theme))).toEqual([]);
});

test('a theme text changed in English is changed in Chinese, too', () => {
  expect(Object.keys(english).filter((id) => !(id in chinese))).toEqual([]);
});

test('translations have the placeholders of the original', () => {
  const known = { ...theme, ...own };
  const wrong = Object.entries(chinese).filter(
    ([id, { message }]) =>
      placeholders(message).join() !== placeholders(known[id] ?? message).join(),
  );
  expect(wrong).toEqual([]);
});

test('the labels of navbar and sidebars are translated, and no others', () => {
  const labels = navigation.items.flatMap((item) =>
    'label' in item ? [`item.label.${item.label}`] : [],
  );
  expect(Object.keys(readJson('zh/docusaurus-theme-classic/navbar.json')).sort()).toEqual(
    ['title', ...labels].sort(),
  );
  const groups = Object.entries(sidebars).flatMap(([name, items]) =>
    (items as { type?: string; key?: string }[])
      .filter(({ type }) => type === 'category')
      .map(({ key }) => `sidebar.${name}.category.${key}`),
  );
  expect(Object.keys(readJson('zh/docusaurus-plugin-content-docs/current.json')).sort()).toEqual(
    ['version.label', ...groups].sort(),
  );
});
