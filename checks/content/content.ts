import { spawnSync } from 'node:child_process';
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
  /** Why the other sources could not be read, and which slugs are taken. */
  unreadable: Issue[];
  /** Pathnames of the files below `static/`: `/img/logo.svg`. */
  staticFiles: ReadonlySet<string>;
  /**
   * Canonical pathnames of pages that are not Markdown (the home page and the blog overview), and
   * of those that could not be read.
   */
  otherRoutes: readonly string[];
  /** Files of pages that only the last commit has, not the working tree, by canonical pathname. */
  deletedPages: ReadonlyMap<string, string>;
  /** Ids of the docs in each sidebar, in order. */
  sidebars: Readonly<Record<string, string[]>>;
  /** Files that differ from the last commit; none without Git. */
  changed: readonly string[];
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
 * @param changed paths of files that were changed, added or deleted since the last commit
 */
export function contentOf(
  files: Readonly<Record<string, string>>,
  sidebars: SidebarsConfig,
  changed: readonly string[] = [],
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
    unreadable: [...unreadable, ...releaseTakenRoutes(pages)],
    staticFiles: new Set(
      names.filter((file) => file.startsWith('static/')).map((file) => file.slice('static'.length)),
    ),
    otherRoutes,
    deletedPages: new Map(
      changed
        .filter((file) => !(file in files))
        .flatMap((file) => sourceOf(file) ?? [])
        // The page in the default language, whose folder comes first, names it.
        .reverse()
        .map((source) => [routeOf(source), source.file]),
    ),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [
        name,
        Array.isArray(items) ? items.flatMap(idsOf) : [],
      ]),
    ),
    changed,
  };
}

/**
 * Gives pages whose slug is the URL of another page the URL of their file, so that this mistake is
 * the only one that is reported.
 */
function releaseTakenRoutes(pages: Page[]): Issue[] {
  return pages.flatMap((page) => {
    const { file, locale, route, frontMatter, keyLines } = page;
    const other = pages.find(
      (each) => each !== page && each.locale === locale && each.route === route,
    );
    if (!other || frontMatter.slug === undefined) return [];

    page.route = routeOf(page);
    // Languages share the slug, and so the mistake.
    return locale === defaultLocale
      ? [
          {
            file,
            line: keyLines.slug,
            message: `the slug is the URL of ${other.file}, too: ${route}`,
            fix: `Remove it, which makes the URL ${page.route}, or write another one.`,
          },
        ]
      : [];
  });
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
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '-z', '-uall'], {
    cwd: root,
    encoding: 'utf8',
  });
  const texts = Object.fromEntries(names.map((file) => [file, textOf(file)]));
  // Each entry starts with two letters, which say what has changed.
  const changed = stdout?.split('\0').map((entry) => entry.slice(3));
  return contentOf(texts, sidebars, changed);
}
