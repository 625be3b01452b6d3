import { localeCodes, type Locale } from '../site/locales';

/** The same text in all languages. */
export function inAllLanguages(text: string): Record<Locale, string> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, text])) as Record<Locale, string>;
}
