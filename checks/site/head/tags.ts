import { openGraphLocales, localeCodes } from '../../../src/site/locales';
import { site } from '../../../src/site/site';
import { socialImageSize } from '../../../src/site/socialImage';
import { readToken } from '../../../src/css/tokens';
import { compare, pageRule } from '../pageRule';
import { isDoc, isPost, origin, publishedAt, type BuiltPage } from '../site';
import { contents } from './readHead';
import { imageOf } from './files';

/** Checks the title of a page, or only its form if the page has no front matter. */
function checkTitle({ head, source, routeWithoutLocale }: BuiltPage): string[] {
  const [title = '', ...others] = head.titles;
  if (others.length > 0) return [`there are ${head.titles.length} titles`];

  if (source) {
    const { title: own, titleSuffix = site.title } = source.frontMatter;
    return compare('the title', title, `${String(own)} | ${String(titleSuffix)}`);
  }
  const isGood =
    routeWithoutLocale === '/' ? title.startsWith(`${site.title} - `) : title.includes(' | ');
  return isGood ? [] : [`the title is "${title}"`];
}

/** The expected content of each tag; `undefined` if any text is allowed. */
function expectedTags(page: BuiltPage): Record<string, string | undefined> {
  const image = origin + imageOf(page);
  const description = page.source?.frontMatter.description as string | undefined;
  return {
    description,
    'og:title': page.head.titles[0],
    'og:description': description ?? contents(page.head, 'description')[0],
    'og:type': isDoc(page) || isPost(page) ? 'article' : 'website',
    'og:url': origin + page.route,
    'og:locale': openGraphLocales[page.locale],
    'og:site_name': site.title,
    'og:image': image,
    'og:image:width': String(socialImageSize.width),
    'og:image:height': String(socialImageSize.height),
    'og:image:alt': undefined,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
    'twitter:image:alt': undefined,
    ...(isPost(page) && { 'article:published_time': publishedAt(page) }),
  };
}

function checkTag(page: BuiltPage, name: string, expected: string | undefined): string[] {
  const found = contents(page.head, name);
  if (expected !== undefined) return compare(name, found, [expected]);

  return found.length === 1 && found[0]?.trim() ? [] : [`${name} is ${JSON.stringify(found)}`];
}

function checkTags(page: BuiltPage): string[] {
  const { head, locale } = page;
  const names = head.metas.map((meta) => meta.name ?? meta.property);
  // These tags are repeated for each language or color scheme.
  const isMany = (name: string) => ['theme-color', 'og:locale:alternate'].includes(name);
  const repeated = names.filter(
    (name, index) => name && !isMany(name) && names.indexOf(name) !== index,
  );
  return [
    ...compare('lang', head.language, page.language),
    ...Object.entries(expectedTags(page)).flatMap(([name, expected]) =>
      checkTag(page, name, expected),
    ),
    ...compare(
      'og:locale:alternate',
      contents(head, 'og:locale:alternate'),
      localeCodes.filter((code) => code !== locale).map((code) => openGraphLocales[code]),
    ),
    ...compare('theme-color', contents(head, 'theme-color'), [
      readToken('--color-page'),
      readToken('--color-page', 'dark'),
    ]),
    ...compare('the list of repeated tags', repeated, []),
    ...compare('robots', contents(head, 'robots'), []),
  ];
}

/** The head of a page has each tag once, with the right value. */
export const tags = pageRule(
  'See src/theme/SiteMetadata and src/components/PageHead, which write the tags.',
  (page) => [...checkTitle(page), ...checkTags(page)],
);
