/** Languages of the site. To add one, add its code, and `npm run typecheck` lists what it needs. */
export const localeCodes = ['en', 'zh'] as const;

export type Locale = (typeof localeCodes)[number];

export const defaultLocale: Locale = 'en';

/** The languages in the form of Docusaurus' `localeConfigs`. */
export const locales: Record<Locale, { label: string; htmlLang: string }> = {
  en: { label: 'English', htmlLang: 'en' },
  zh: { label: '简体中文', htmlLang: 'zh-CN' },
};

/** Open Graph's locales, which name a territory: https://ogp.me/#optional */
export const openGraphLocales: Record<Locale, string> = { en: 'en_US', zh: 'zh_CN' };

/** Pathname of the home page of a language, `/` or `/zh/`, which is Docusaurus' `baseUrl`. */
export function homeOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}
