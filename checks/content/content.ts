import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { defaultLocale, type Locale } from '../../src/site/locales';
import { listFiles } from '../base/files';
import type { Check } from '../base/check';
import { readable, type Issue } from '../base/issue';
import { parsePage, type PageSource } from './parsePage';
import { componentRoute, routeOf } from './routes';
import { idsOf } from './sidebarIds';
import { contentFolders, sourceOf, type Source } from './sources';

/** A Markdown file that could be read. */
export interface Page extends Source, PageSource {
  /** Canonical pathname without the prefix of the language: `/guide/start/`. */
  route: string;
  text: string;
}

/** Everything that authors write. */
export interface Content {
  sources: Source[];
  pages: Page[];
  /** Why the other sources could not be read. */
  unreadable: Issue[];
  /** Pathnames of the files below `static/`: `/img/logo.svg`. */
  staticFiles: ReadonlySet<string>;
  /**
   * Canonical pathnames of pages that are not Markdown (the home page and the blog overview), and
   * of those that could not be read.
   */
  otherRoutes: readonly string[];
  /** Ids of the docs in each sidebar, in order. */
  sidebars: Readonly<Record<string, string[]>>;
}

/** Creates a rule that looks at one page after the other. */
export function eachPage(check: (page: Page) => Issue[]): Check<Content> {
  return ({ pages }) => pages.flatMap((page) => check(page));
}

/** Finds the page in the default language. */
export function originalOf(page: Page, pages: readonly Page[]): Page | undefined {
  return pages.find(
    ({ kind, path, locale }) =>
      locale === defaultLocale && kind === page.kind && path === page.path,
  );
}

/** Lists the canonical pathnames of all pages of a language, without its prefix. */
export function routesOf({ pages, otherRoutes }: Content, locale: Locale): string[] {
  return [
    ...otherRoutes,
    ...pages.filter((page) => page.locale === locale).map(({ route }) => route),
  ];
}

/**
 * Prepares files as the input of the rules.
 *
 * @param files texts by path, relative to the project's root; only pages need them
 */
export function contentOf(
  files: Readonly<Record<string, string>>,
  sidebars: SidebarsConfig,
): Content {
  const names = Object.keys(files).sort();
  const sources = names.flatMap((file) => sourceOf(file) ?? []);
  const unreadable: Issue[] = [];
  const otherRoutes = [...names.flatMap((file) => componentRoute(file) ?? []), '/blog/'];
  const pages = sources.flatMap((source): Page[] => {
    const text = files[source.file] ?? '';
    const [page] = readable(unreadable, () => parsePage(source.file, text));
    if (page) return [{ ...source, ...page, text, route: routeOf(source, page.frontMatter.slug) }];

    otherRoutes.push(routeOf(source));
    return [];
  });
  return {
    sources,
    pages,
    unreadable,
    staticFiles: new Set(
      names.filter((file) => file.startsWith('static/')).map((file) => file.slice('static'.length)),
    ),
    otherRoutes,
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [
        name,
        Array.isArray(items) ? items.flatMap(idsOf) : [],
      ]),
    ),
  };
}

/** Reads the content of a project. */
export function readContent(root: string, sidebars: SidebarsConfig): Content {
  const folders = [...contentFolders.map(({ folder }) => folder), 'src/pages', 'static'].filter(
    (folder) => fs.existsSync(path.join(root, folder)),
  );
  const names = folders.flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const textOf = (file: string) =>
    sourceOf(file) ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  return contentOf(Object.fromEntries(names.map((file) => [file, textOf(file)])), sidebars);
}
