import { translate } from '@docusaurus/Translate';

/*
 * Names that several components use. Functions, because `translate` needs the language of the page.
 */

/** The name of the dialog, of its field and of the button that opens it. */
export const searchLabel = () => translate({ id: 'theme.SearchBar.label', message: 'Search' });

export const keysLabel = () =>
  translate({ id: 'search.keys.title', message: 'Keyboard shortcuts' });
