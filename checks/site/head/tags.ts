import { openGraphLocales, localeCodes } from '../../../src/site/locales';
import { localeRecords } from '../../../src/site/localeRecords';
import { site } from '../../../src/site/site';
import { socialImageSize } from '../../../src/site/socialImage';
import { readToken } from '../../../src/css/tokens';
import { compare, pageRule } from '../pageRule';
import { origin, publishedAt, type BuiltPage } from '../site';
import { contents } from './readHead';
import { imageOf } from './files';

/** Checks the title of a page, or only its form if the page has no front matter. */
function checkTitle({ head, locale, source, routeWithoutLocale }: BuiltPage): string[] {
  const [title = '', ...others] = head.titles;
  if (others.length > 0) return [`there are ${head.titles.length} titles`];

  if (source) {
    const { title: own, titleSuffix = site.title } = source.frontMatter;
    return compare('the title', title, `${String(own)} | ${String(titleSuffix)}`);
  }
  if (routeWithoutLocale === '/') {
    const { tagline = site.tagline } = localeRecords[locale];
    return compare('the title', title, `${site.title} - ${tagline}`);
  }
  return title.includes(' | ') ? [] : [`the title is "${title}"`];
}

/** The expected contents of each tag; `undefined` if any text is allowed. */
function expectedTags(page: BuiltPage): Record<string, (string | undefined)[]> {
  const { head, locale, route, source } = page;
  const image = origin + imageOf(page);
  const description = source?.frontMatter.description as string | undefined;
  const date = publishedAt(page);
  return {
    description: [description],
    'og:title': [head.titles[0]],
    'og:description': [description ?? contents(head, 'description')[0]],
    'og:type': [source ? 'article' : 'website'],
    'og:url': [origin + route],
    'og:locale': [openGraphLocales[locale]],
    'og:locale:alternate': localeCodes
      .filter((code) => code !== locale)
      .map((code) => openGraphLocales[code]),
    'og:site_name': [site.title],
    'og:image': [image],
    'og:image:width': [String(socialImageSize.width)],
    'og:image:height': [String(socialImageSize.height)],
    'og:image:alt': [undefined],
    'twitter:card': ['summary_large_image'],
    'twitter:image': [image],
    'twitter:image:alt': [undefined],
    'article:published_time': date ? [date] : [],
    'theme-color': [readToken('--color-page'), readToken('--color-page', 'dark')],
    robots: [],
  };
}

/** The head of a page has each tag once, with the right value. */
export const tags = pageRule(
  'See src/theme/SiteMetadata and src/components/PageHead, which write the tags.',
  (page) => {
    const { head, language } = page;
    const expected = Object.entries(expectedTags(page));
    const names = head.metas.map((meta) => meta.name ?? meta.property);
    const others = names.filter((name) => name && expected.every(([known]) => known !== name));
    return [
      ...checkTitle(page),
      ...compare('lang', head.language, language),
      ...expected.flatMap(([name, texts]) => {
        const found = contents(head, name);
        const wanted = texts.map(
          (text, at) => text ?? (found[at]?.trim() === '' ? 'any text' : found[at]),
        );
        return compare(name, found, wanted);
      }),
      ...compare('the number of other tags', others.length, new Set(others).size),
    ];
  },
);
