import { useMemo } from 'react';
import type { ModalTranslations } from '@docsearch/react/modal';
import { translate } from '@docusaurus/Translate';
import { NoResults } from './screens';

export function errorTexts() {
  return {
    titleText: translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen of search modal',
    }),
    helpText: translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
      description: 'The help text for error screen of search modal',
    }),
  };
}

function searchBoxTexts() {
  const clear = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label and ARIA label for search box reset button',
  });
  const close = translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The label and ARIA label for search box cancel button',
  });
  return {
    clearButtonTitle: clear,
    clearButtonAriaLabel: clear,
    closeButtonText: close,
    closeButtonAriaLabel: close,
    placeholderText: translate({
      id: 'theme.SearchModal.searchBox.placeholderText',
      message: 'Search docs',
      description: 'The placeholder text for the main search input field',
    }),
    searchInputLabel: translate({
      id: 'theme.SearchBar.label',
      message: 'Search',
      description: 'The ARIA label and placeholder for search button',
    }),
  };
}

function startTexts(): ModalTranslations['startScreen'] {
  return {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'The title for recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'The title for save recent search button',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
      description: 'The title for remove recent search button',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'The title for favorite searches',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'The title for remove favorite search button',
    }),
  };
}

function footerTexts(): ModalTranslations['footer'] {
  return {
    selectText: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'Select',
      description: 'The select text for footer',
    }),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'The ARIA label for select key in footer',
    }),
    navigateText: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'Navigate',
      description: 'The navigate text for footer',
    }),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'The ARIA label for navigate up key in footer',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'The ARIA label for navigate down key in footer',
    }),
    closeText: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'Close',
      description: 'The close text for footer',
    }),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'The ARIA label for close key in footer',
    }),
    poweredByText: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Powered by',
      description: "The 'Powered by' text for footer",
    }),
  };
}

function noResultsTexts(): ModalTranslations['noResultsScreen'] {
  const text = translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
    description: 'The text when there are no results',
  });
  const suggested = translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'The text for suggested query',
  });
  return {
    // The library puts it into an element as it is; its type knows text only.
    noResultsText: (<NoResults text={text} suggested={suggested} />) as unknown as string,
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
      description: 'The text for reporting missing results',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
      description: 'The text for the link to report missing results',
    }),
  };
}

/** All texts of the dialog, in the page's language (specification section 8, reading 2.7). */
export function useTexts() {
  return useMemo(
    () => ({
      searchBox: searchBoxTexts(),
      startScreen: startTexts(),
      footer: footerTexts(),
      noResultsScreen: noResultsTexts(),
      errorScreen: errorTexts(),
    }),
    [],
  );
}
