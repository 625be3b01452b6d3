import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeRecords } from '../site/localeRecords';
import type { Locale } from '../site/locales';
import { site } from '../site/site';
import type { LocaleRecord } from '../site/types';

/**
 * Configured texts by their translation ids.
 *
 * `{ outlineTitle: '目录' }` → `{ 'outline.title': '目录' }`; texts that are not configured are omitted
 */
export function codeTexts(texts: LocaleRecord): Record<string, string> {
  const { editLink = {}, overview = {}, lastUpdatedText } = texts;
  const all: Record<string, string | undefined> = {
    'home.subtitle': texts.tagline,
    'home.description': texts.description,
    'home.repository': texts.sourceCodeText,
    'outline.title': texts.outlineTitle,
    'overview.filter': overview.filterNameText,
    'overview.keyword': overview.filterPlaceholderText,
    'overview.empty': overview.filterNoResultText,
    'theme.SearchModal.searchBox.placeholderText': texts.searchPlaceholderText,
    'theme.SearchModal.noResultsScreen.noResultsText': texts.searchNoResultsText,
    'theme.SearchModal.noResultsScreen.suggestedQueryText': texts.searchSuggestedQueryText,
    'theme.common.editThisPage': editLink.text,
    'theme.docs.paginator.previous': texts.prevPageText,
    'theme.docs.paginator.next': texts.nextPageText,
    'theme.lastUpdated.lastUpdatedAtBy': lastUpdatedText && `${lastUpdatedText}{atDate}{byUser}`,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, text]) => (text ? [[id, text]] : [])),
  );
}

/** Configured texts of a language; texts for all languages are the fallback. */
export function configuredTexts(locale: Locale): Record<string, string> {
  return { ...codeTexts({ ...site, ...site.theme }), ...codeTexts(localeRecords[locale]) };
}

/** Adds the configured texts to the translations of the interface: `i18n/<locale>/code.json`. */
export default function interfaceTextsPlugin({ i18n }: LoadContext): Plugin {
  const texts = configuredTexts(i18n.currentLocale as Locale);
  return {
    name: 'interface-texts',
    getDefaultCodeTranslationMessages: () => Promise.resolve(texts),
  };
}
