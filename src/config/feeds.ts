import { localeCodes, locales, type Locale } from './locales';

/** A feed of the blog (specification section 3, "Feed record"; section 6). */
export interface FeedRecord {
  locale: Locale;
  /** Path from the root of the site, in all languages. */
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

const files: Record<Locale, string> = { en: '/blog-rss.xml', zh: '/blog-rss-zh.xml' };

export const feeds: readonly FeedRecord[] = localeCodes.map((locale) => ({
  locale,
  url: files[locale],
  mime: 'application/rss+xml',
  language: locales[locale].htmlLang,
}));
