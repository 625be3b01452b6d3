/** Languages of the site: specification section 9, labels and `lang` from reading 1. */
export const locales = {
  en: { label: 'English', htmlLang: 'en' },
  zh: { label: '简体中文', htmlLang: 'zh-CN' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';

export const localeCodes = ['en', 'zh'] as const satisfies readonly Locale[];

/** The same for Open Graph, whose locales name a territory: https://ogp.me/#optional */
export const openGraphLocales: Record<Locale, string> = { en: 'en_US', zh: 'zh_CN' };

/** What the comparison of addresses has to know of the languages. */
export const localeSet = { defaultLocale, locales: localeCodes };
