import { createHash } from 'node:crypto';
import { localeHome } from '../lib/localeUrl';
import { defaultLocale, localeCodes } from './locales';
import type { SearchSettings } from './search';

/** How long browsers keep a file; a page's own address never changes, so it is asked for again (`ETag`, status 304). */
export const cacheControl = {
  /** Files whose name changes with their content; a year is what caches take for "for ever" (RFC 9111, 1.2.2). */
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

const homes = localeCodes.map((locale) =>
  localeHome(locale, { defaultLocale, locales: localeCodes }),
);

/** Folders whose files all carry a hash in their name; each language is a site of its own to Docusaurus. */
export const hashedFolders = homes.map((home) => `${home}assets/`);

/** Types of files by the end of their name. Those with a charset are text, and worth compressing. */
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
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Files whose type the end of their name does not tell: the feeds (reading 2.9). */
export const fileTypes: Readonly<Record<string, string>> = {
  '/blog-rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog-rss-zh.xml': 'application/rss+xml; charset=utf-8',
};

/** Content type of a file by its pathname, or `undefined` where the table above does not know it. */
export function contentType(pathname: string): string | undefined {
  return fileTypes[pathname] ?? contentTypes[/\.([^./]+)$/.exec(pathname)?.[1] ?? ''];
}

/** What stands in the HTML itself, as sources of a content policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Script that DocSearch loads where insights are on, from `@docsearch/react` 4.7.0. */
export const insightsScript =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** Style element that DocSearch puts into the page with Algolia's logo, from `@docsearch/react` 4.7.0. */
export const logoStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Source of a content policy that allows a script or a style by what it holds. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Hosts that Algolia's client asks, the nearest first, then those it falls back to (`algoliasearch` 5). */
function algoliaHosts({ algolia, insights }: SearchSettings): string[] {
  if (!algolia) return [];
  const names = [
    `${algolia.appId}-dsn.algolia.net`,
    `${algolia.appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${algolia.appId}-${number}.algolianet.com`),
    ...(insights ? ['insights.algolia.io'] : []),
  ];
  return names.map((name) => `https://${name.toLowerCase()}`);
}

/**
 * The content security policy of every answer. Nothing inline runs but what the build has put there.
 *
 * A style attribute needs its hash and `'unsafe-hashes'`; styles that code sets (`element.style`, constructed sheets) are
 * free. `upgrade-insecure-requests` is missing on purpose: every source is the site itself or `https:`, so it could only
 * break a preview over plain HTTP.
 */
export function contentPolicy({ scripts, styles }: InlineHashes, search: SearchSettings): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(search.insights ? [insightsScript] : [])],
    'style-src': ["'self'", "'unsafe-hashes'", ...styles, hashSource(logoStyle)],
    // Infima draws arrows by data addresses.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...algoliaHosts(search)],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Powerful features that no page uses, and no script that sneaks in shall. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Headers of every answer, whatever its status. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    // The same as `frame-ancestors`, for browsers that do not know it.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** A permanent redirect, query kept. A final `*` in `from` stands for the rest of the path, `:splat` for it in `to`. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Takes the default language's segment off an address (reading 2.6). Each section has its own rule: `/en/*` to `/:splat`
 * would send `/en//host` to another host.
 *
 * @param sections first segments of the site's routes: `guide`
 */
export function redirectsOf(sections: readonly string[]): Redirect[] {
  const prefix = `/${defaultLocale}`;
  return [
    { from: prefix, to: '/' },
    { from: `${prefix}/`, to: '/' },
    ...sections.map((section) => ({ from: `${prefix}/${section}/*`, to: `/${section}/:splat` })),
  ];
}
