import { defaultLocale, localeCodes, locales, type Locale } from './locales';
import { site } from './site';

/** A feed of the blog. */
export interface Feed {
  locale: Locale;
  /** Path from the root of the site, not of the language. */
  url: string;
  mime: 'application/rss+xml';
  language: string;
  /** Name of the feed in its own language; pages in every language use it to link to the feed. */
  title: string;
}

const titles: Record<Locale, string> = { en: `${site.title} Blog`, zh: `${site.title} 博客` };

/** The feed of the blog in a language. */
export function feedOf(locale: Locale): Feed {
  return {
    locale,
    url: locale === defaultLocale ? '/blog-rss.xml' : `/blog-rss-${locale}.xml`,
    mime: 'application/rss+xml',
    language: locales[locale].htmlLang,
    title: titles[locale],
  };
}

export const feeds: readonly Feed[] = localeCodes.map(feedOf);
