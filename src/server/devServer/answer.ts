import { locales, type Locale } from '../../site/locales';
import { localeOf } from '../../site/localeUrl';

/** What the development server of one language answers to a request that it has no file for. */
export type Answer =
  /** The page of this language. */
  | { kind: 'page' }
  /** The page of another language, which another server has. */
  | { kind: 'otherLanguage'; locale: Locale }
  /** A file that does not exist, or that only a build makes. */
  | { kind: 'noFile'; text: string };

/**
 * Decides how to answer a request.
 *
 * @param pathname of a request that is neither a bundled nor a static file
 */
export function answerTo(pathname: string, current: Locale): Answer {
  const [, extension = 'html'] = /\.(\w+)$/.exec(pathname) ?? [];
  if (extension !== 'html') {
    const text =
      `npm start has no ${pathname}. It serves pages and the files of static/. ` +
      'Markdown, feeds, the search index and sitemaps are made from the built pages: run ' +
      '"npm run build" and "npm run serve".';
    return { kind: 'noFile', text };
  }
  const locale = localeOf(pathname);
  return locale === current ? { kind: 'page' } : { kind: 'otherLanguage', locale };
}

/** Says how to see a page in a language whose server is not running. */
export function startText(locale: Locale): string {
  return (
    `npm start shows one language. For ${locales[locale].label}, run ` +
    `"npm start -- --locale ${locale}" in another terminal and reload this page. To see all ` +
    'languages, run "npm run build" and "npm run serve".'
  );
}
