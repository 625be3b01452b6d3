import { homeOf } from '../../site/locales';
import { resolveUnknown } from './resolveUnknown';

/** Routes of the default language, without the first slash. */
declare const pages: string[];
/** Language of this not-found page. */
declare const pageLocale: string;

const resolution = resolveUnknown(location, pages);

if (resolution.kind === 'redirect') {
  document.documentElement.hidden = true;
  location.replace(resolution.url);
} else if (resolution.kind === 'unknown' && resolution.locale !== pageLocale) {
  showViewOf(homeOf(resolution.locale));
}

/**
 * Replaces this document with the not-found page of another language and keeps the URL.
 * `<plaintext>` makes the parser treat everything that follows as text, so the bundle of this
 * page's language never runs.
 */
function showViewOf(home: string): void {
  document.documentElement.hidden = true;
  document.write('<plaintext>');
  fetch(`${home}404.html`)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
      return response.text();
    })
    .then(replaceDocument, (error: unknown) => {
      console.error(error);
      replaceDocument(
        `<title>404</title><h1>404</h1><p>PAGE NOT FOUND</p><a href="${home}">Take me home</a>`,
      );
    });
}

function replaceDocument(html: string): void {
  document.open();
  document.write(html);
  document.close();
}
