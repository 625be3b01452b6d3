import { createHash } from 'node:crypto';
import type { SearchSettings } from '../../site/search';
import { stackBlitz } from '../../site/examplePaths';

/** Hashes of inline scripts and styles, as sources of a content security policy: `'sha256-…'`. */
export type InlineHashes = Readonly<Record<'scripts' | 'styles', readonly string[]>>;

/** Script that the search dialog loads where insights are on, by `@algolia/autocomplete-core`. */
export const insightsScript =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** Source of a content security policy that allows one inline script or style by its content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * Origins that Algolia's client (`algoliasearch` 5) requests: the nearest one, the fallbacks, and
 * the one for insights; none without Algolia.
 */
export function algoliaHosts({ algolia }: SearchSettings): string[] {
  if (!algolia) return [];
  const names = [
    `${algolia.appId}-dsn.algolia.net`,
    `${algolia.appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${algolia.appId}-${number}.algolianet.com`),
    ...(algolia.insights ? ['insights.algolia.io'] : []),
  ];
  return names.map((name) => `https://${name.toLowerCase()}`);
}

/**
 * The content security policy of every response. Of inline code, only that of the build runs.
 *
 * A style attribute needs its hash and `'unsafe-hashes'`; styles set by scripts (`element.style`,
 * constructed style sheets) need neither. `upgrade-insecure-requests` is omitted on purpose: every
 * source is the site itself or `https:`, so it could only break a preview over plain HTTP.
 */
export function contentPolicy({ scripts, styles }: InlineHashes, search: SearchSettings): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(search.algolia?.insights ? [insightsScript] : [])],
    'style-src': ["'self'", "'unsafe-hashes'", ...styles],
    // Infima's arrows are data URLs.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...algoliaHosts(search)],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Opens examples.
    'form-action': [stackBlitz],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browser features that no page uses, so no injected script can use them either. */
const refusedFeatures =
  'accelerometer camera geolocation gyroscope magnetometer microphone payment usb'.split(' ');

/** Headers of every response, whatever its status. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    // One year. Browsers ignore it over plain HTTP, so a preview without HTTPS keeps working.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // `frame-ancestors` for browsers that do not support it.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}
