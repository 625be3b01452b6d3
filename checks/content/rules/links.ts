import { localeCodes } from '../../../src/site/locales';
import { withoutLocale } from '../../../src/site/localeUrl';
import { routeFinder } from '../../../src/site/routes';
import { site } from '../../../src/site/site';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import { suggest } from '../../base/suggest';
import { originalOf, routesOf, type Content, type Page } from '../content';

type Problem = Pick<Issue, 'message' | 'fix'>;

/** Suggests the file or the page whose URL is similar, or has the same last segment. */
function suggestion(
  pathname: string,
  routes: readonly string[],
  staticFiles: ReadonlySet<string>,
): string {
  if (/\.\w+$/.test(pathname))
    return suggest(pathname, [...staticFiles], '%', `Correct the path, or add static${pathname}.`);

  const last = (route: string) => route.split('/').filter(Boolean).at(-1);
  const similar = routes.find((route) => last(route) === last(pathname)) ?? pathname;
  return suggest(similar, routes, '%', 'Correct the path, or write the page.');
}

function checkPath(
  url: URL,
  routes: readonly string[],
  { staticFiles }: Content,
): Problem | undefined {
  const path = url.pathname;
  if (routes.includes(path) || staticFiles.has(decodeURI(path))) return undefined;

  const locale = localeCodes.find((code) => withoutLocale(path, code) !== path);
  if (locale) {
    return {
      message: `the link ${path} names a language`,
      fix: `Write ${withoutLocale(path, locale)}${url.hash}, which opens the page in the reader's language.`,
    };
  }
  const canonical = routeFinder(routes)(path);
  return canonical
    ? {
        message: `the link ${path} is not the canonical URL of the page`,
        fix: `Write ${canonical}${url.hash}.`,
      }
    : { message: `no page or file exists at ${path}`, fix: suggestion(path, routes, staticFiles) };
}

/** Links are canonical paths of pages, headings and files that exist; search words, of headings. */
export const links: Check<Content> = (content) => {
  const { pages } = content;
  const routesByLocale = new Map(localeCodes.map((locale) => [locale, routesOf(content, locale)]));
  const checkAnchor = (id: string, target?: Page): Problem | undefined => {
    // Another rule compares the headings of a translation with those of its original.
    const isKnown = (page?: Page) => !page || page.ids.includes(id);
    if (!id || isKnown(target) || (target && isKnown(originalOf(target, pages)))) return undefined;

    const ids = target?.ids ?? [];
    const all = `Its ids: ${ids.map((known) => `#${known}`).join(', ')}.`;
    return {
      message: `${target?.file} has no heading with the id "${id}"`,
      fix: suggest(id, ids, '#%', all),
    };
  };
  const checkLink = (page: Page, link: string): Problem | undefined => {
    if (link.startsWith(`${site.url}/`)) {
      return {
        message: `the link ${link} names the host of this site`,
        fix: `Write ${link.slice(site.url.length)}.`,
      };
    }
    if (/^[a-z][a-z+.-]*:/i.test(link)) return undefined;

    if (!/^[/#]/.test(link)) {
      const [, name = '', hash = ''] = /([^/]*?)(?:\/index)?(?:\.mdx?)?(#.*)?$/.exec(link) ?? [];
      const meant = pages.find(
        ({ route }) => name && route.replace(/\/$/, '').endsWith(`/${name}`),
      );
      return {
        message: `the link ${link} is relative`,
        fix: meant
          ? `Write ${meant.route}${hash}.`
          : 'Write the path from the root, as in /guide/start/quick-start.',
      };
    }
    const url = new URL(link, `http://localhost${page.route}`);
    const target = pages.find(
      ({ route, locale }) => route === url.pathname && locale === page.locale,
    );
    return (
      checkPath(url, routesByLocale.get(page.locale) ?? [], content) ??
      checkAnchor(decodeURIComponent(url.hash.slice(1)), target)
    );
  };
  return pages.flatMap((page) => {
    const { file, frontMatter, keyLines } = page;
    // Search words are for the page itself, `top`, or for one of its headings.
    const ids = Object.keys(frontMatter.search_words ?? {}).filter((id) => id !== 'top');
    const moved = Object.values(frontMatter.moved ?? {}) as string[];
    const links = [...page.links, ...moved.map((url) => ({ url, line: keyLines.moved }))];
    return [
      ...links.map(({ url, line }) => ({ line, problem: checkLink(page, url) })),
      ...ids.map((id) => ({ line: keyLines.search_words, problem: checkAnchor(id, page) })),
    ].flatMap(({ line, problem }) => (problem ? [{ file, line, ...problem }] : []));
  });
};
