/** Languages of the site, in the form of Docusaurus' `localeConfigs`. */
export const locales = {
  en: { label: 'English', htmlLang: 'en' },
  zh: { label: '简体中文', htmlLang: 'zh-CN' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';

export const localeCodes = ['en', 'zh'] as const satisfies readonly Locale[];

/** Open Graph's locales, which name a territory: https://ogp.me/#optional */
export const openGraphLocales: Record<Locale, string> = { en: 'en_US', zh: 'zh_CN' };

/** The languages as `src/lib/localeUrl.ts` takes them. */
export const localeSet = { defaultLocale, locales: localeCodes };
