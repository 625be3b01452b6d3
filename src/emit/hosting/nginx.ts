import { cacheControl, hashedFolders } from './cache';
import type { Redirect } from './redirects';
import { routeKey } from '../../site/routes';

/**
 * `routeKey` as a regular expression of nginx, which decodes paths itself and looks keys up without
 * regard to case. It ends in a lookahead because `$` of PCRE also matches before a final line
 * break, which is part of the path.
 */
export const routeKeyPattern = String.raw`^(?<site_path>[\s\S]*?)/*(?:/index)?(?:\.html)?/*(?![\s\S])`;

/**
 * Writes a value as a quoted string of nginx.
 *
 * @throws Error for characters that have a meaning in nginx's quoted strings
 */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would interpret this differently: ${value}`);
  return `"${value}"`;
}

function escaped(path: string): string {
  return path.replace(/[.+]/g, '\\$&');
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

/**
 * `/en/guide/*` → `/guide/:splat` as a line of a map. It matches the raw URL, which cannot contain
 * line breaks that would inject a header.
 */
function redirectLine({ from, to }: Redirect): string {
  const pattern = escaped(from).replace(/\/\*$/, '(?:/(?<site_rest>[^?]*))?');
  return String.raw`"~*^${pattern}(?:\?|$)" ${to.replace(':splat', '$site_rest')};`;
}

export interface NginxSite {
  routes: readonly string[];
  redirects: readonly Redirect[];
  /** Not-found pages by the path segment that selects their language. */
  notFoundPages: Readonly<Record<string, string>>;
}

/** Maps from URLs to pages, redirects and cache headers, for nginx's `http` block. */
export function renderMaps({ routes, redirects, notFoundPages }: NginxSite): string {
  const pages = routes.map((route) => `${quoted(routeKey(route) ?? '')} ${route};`);
  // The first locale among the first two segments selects the page. The request line is available
  // even if its URL is malformed.
  const notFound = ['', '[^/]*/'].flatMap((before) =>
    Object.entries(notFoundPages).map(
      ([segment, page]) => String.raw`"~*^\S+ /${before}${segment}[/?\s]" ${page};`,
    ),
  );
  const hashed = hashedFolders.map(
    (folder) => `"~^(?:200|206|304) ${folder}" ${quoted(cacheControl.hashed)};`,
  );
  return [
    '# Made by "npm run build" from src/emit/hosting/ and the built pages.',
    '# Most defaults are too small for the longest routes.',
    'map_hash_bucket_size 128;',
    '# The page that a URL refers to, in any spelling; empty if there is none.',
    block('map $uri $site_key', ['default $uri;', `"~*${routeKeyPattern}" $site_path;`]),
    block('map $site_key $site_page', ['default "";', ...pages]),
    '# Its file.',
    block('map $site_page $site_file', [
      'default "${site_page}.html";',
      '"" $uri;',
      '"~/$" "${site_page}index.html";',
    ]),
    '# Where to go instead; empty for nowhere.',
    block('map "$site_page $request_uri" $site_canonical', [
      'default $site_page;',
      '"~^ " "";',
      String.raw`"~^(\S+) \1(?:\?|$)" "";`,
    ]),
    block('map $request_uri $site_redirect', [
      'default $site_canonical;',
      ...redirects.map(redirectLine),
    ]),
    block('map $request $site_not_found', ['default /404.html;', ...notFound]),
    block('map "$status $uri" $site_cache_control', [
      `default ${quoted(cacheControl.other)};`,
      ...hashed,
    ]),
    '',
  ].join('\n');
}

/**
 * Where a release and the one before it are, as directives for nginx's `server` block. The script
 * `deploy/activate` replaces this file.
 *
 * @param siteFolder absolute path of the built site on the server
 */
export function renderRelease(siteFolder: string): string {
  return [
    '# Made by "npm run build"; deploy/activate replaces it on the server.',
    `root ${siteFolder};`,
    block('location @previous', ['return 404;']),
    '',
  ].join('\n');
}

/** Headers of every response, as directives for nginx's `server` block. */
export function renderNginxHeaders(security: Readonly<Record<string, string>>): string {
  const lines = Object.entries(security).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  return lines.join('');
}
