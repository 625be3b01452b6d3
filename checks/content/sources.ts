import fs from 'node:fs';
import path from 'node:path';
import anymatch from 'anymatch';
import { excludedFiles } from '../../src/site/excludedFiles';
import { defaultLocale, localeCodes, type Locale } from '../../src/site/locales';
import { listFiles } from '../base/files';
import { root } from '../base/root';

type Kind = 'docs' | 'blog';

/** The folder of a language, relative to the project's root. */
export function folderOf(kind: Kind, locale: Locale): string {
  if (locale === defaultLocale) return kind;
  return `i18n/${locale}/docusaurus-plugin-content-${kind}${kind === 'docs' ? '/current' : ''}`;
}

/** The folders of each language; those of the default language come first. */
export const contentFolders = localeCodes.flatMap((locale) =>
  (['docs', 'blog'] as const).map((kind) => ({ kind, locale, folder: folderOf(kind, locale) })),
);

/** A Markdown file of the site. */
export interface Source {
  /** Path relative to the project's root. */
  file: string;
  kind: Kind;
  locale: Locale;
  /** Path below its folder, the same in all languages: `guide/start/index.mdx`. */
  path: string;
}

const isExcluded = anymatch(excludedFiles);

/** Returns kind, language and path of a page; `undefined` if the file is not a page. */
export function sourceOf(file: string): Source | undefined {
  const found = contentFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!found || !/\.mdx?$/.test(file)) return undefined;

  const { kind, locale, folder } = found;
  const name = file.slice(folder.length + 1);
  return isExcluded(name) ? undefined : { file, kind, locale, path: name };
}

/** Lists the Markdown files below a folder of the project, as sorted relative paths. */
export function markdownFiles(folder: string): string[] {
  return listFiles(path.join(root, folder)).filter((file) => /\.mdx?$/.test(file));
}

/** Reads a file of the project. */
export function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}
