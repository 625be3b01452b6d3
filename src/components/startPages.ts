import { translate } from '@docusaurus/Translate';

/** A page to begin with. */
export interface StartPage {
  /** Path of the page, without the prefix of a language. */
  to: string;
  title: string;
}

/*
 * The pages that the home page, the search and the not-found page lead to. Functions, because
 * `translate` needs the language of the page.
 */

/** The page for readers who are new. */
export function quickStartPage(): StartPage {
  return {
    to: '/guide/start/quick-start',
    title: translate({
      id: 'home.start',
      message: 'Get Started',
      description: 'Link to the quick start, and the primary button of the home page',
    }),
  };
}

/** The page for readers with an error message. */
export function troubleshootingPage(): StartPage {
  return {
    to: '/guide/faq/troubleshooting',
    title: translate({
      id: 'search.start.troubleshooting',
      message: 'Troubleshooting',
      description: 'Link to the index of error messages',
    }),
  };
}
