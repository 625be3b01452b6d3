import { feeds } from '../../site/feeds';

/** Content types by file extension. Those with a charset are text, which hosts compress. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Content types of files whose extension does not say it: feeds end in `.xml`. */
export const fileTypes: Readonly<Record<string, string>> = Object.fromEntries(
  feeds.map(({ url, mime }) => [url, `${mime}; charset=utf-8`]),
);

/** Content type of a file by its pathname; `undefined` for an unknown extension. */
export function contentType(pathname: string): string | undefined {
  return fileTypes[pathname] ?? contentTypes[/\.([^./]+)$/.exec(pathname)?.[1] ?? ''];
}
