import { defaultLocale, localeCodes, locales, type Locale } from './locales';
import { site } from './site';

export type Feed = ReturnType<typeof feedOf>;

/** Names of the feeds; pages in every language use them to link to a feed. */
const titles: Record<Locale, string> = { en: `${site.title} Blog`, zh: `${site.title} 博客` };

/** The feed of the blog in a language. */
export function feedOf(locale: Locale) {
  return {
    locale,
    /** Path from the root of the site, not of the language. */
    url: locale === defaultLocale ? '/blog-rss.xml' : `/blog-rss-${locale}.xml`,
    mime: 'application/rss+xml' as const,
    language: locales[locale].htmlLang,
    title: titles[locale],
  };
}

export const feeds = localeCodes.map(feedOf);
