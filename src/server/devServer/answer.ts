import { locales, type Locale } from '../../site/locales';

/**
 * Says why there is no file at a path that isn't one of a page, and how to get it.
 *
 * @param pathname of a request that is neither a bundled nor a static file
 * @returns undefined for the path of a page
 */
export function noFileText(pathname: string): string | undefined {
  const [, extension = 'html'] = /\.(\w+)$/.exec(pathname) ?? [];
  if (extension === 'html') return undefined;
  return (
    `npm start has no ${pathname}. It serves pages and the files of static/. ` +
    'Markdown, feeds, the search index and sitemaps are made from the built pages: run ' +
    '"npm run build" and "npm run serve".'
  );
}

/** Says how to see a page in a language whose server is not running. */
export function startText(locale: Locale): string {
  return (
    `npm start shows one language. For ${locales[locale].label}, run ` +
    `"npm start -- --locale ${locale}" in another terminal and reload this page. To see all ` +
    'languages, run "npm run build" and "npm run serve".'
  );
}
