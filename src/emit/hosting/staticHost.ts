import { cacheControl, hashedFolders } from './cache';
import type { Redirect } from './redirects';
import { escapeRegExp } from '../../site/escapeRegExp';
import { feeds } from '../../site/feeds';

/** Headers of responses whose pathname matches a pattern, in which `*` matches any characters. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Configuration files of static hosts, which hosts do not serve. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects' } as const;

/** Content types that hosts do not derive from the extension, and the charset of plain text. */
const contentTypes: Readonly<Record<string, string>> = {
  '/*.md': 'text/markdown; charset=utf-8',
  '/*.txt': 'text/plain; charset=utf-8',
  ...Object.fromEntries(feeds.map(({ url, mime }) => [url, `${mime}; charset=utf-8`])),
};

/**
 * Header rules of the site. Hosts join two values of one header with a comma, so no two rules for a
 * path set the same header. Files without a `Cache-Control` rule are revalidated by the default of
 * the hosts.
 */
export function headerRules(security: Readonly<Record<string, string>>): HeaderRule[] {
  return [
    { path: '/*', headers: security },
    ...hashedFolders.map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': cacheControl.hashed },
    })),
    ...Object.entries(contentTypes).map(([path, type]) => ({
      path,
      headers: { 'Content-Type': type },
    })),
  ];
}

/** Longest line that Cloudflare Pages reads. */
const longestLine = 2000;

/**
 * Writes rules in the form that Netlify and Cloudflare Pages read.
 *
 * @throws Error for a header that these hosts would truncate or ignore
 */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const text = `${blocks.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `_headers: a line of ${long.length} characters, hosts read ${longestLine}. ` +
        `Fewer inline scripts or style attributes shorten it: ${long.slice(0, 60)}…`,
    );
  }
  return text;
}

/** Parses rules, so that the preview applies the file as a host does. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
        return [name, value];
      });
      return { path, headers: Object.fromEntries(headers) as Record<string, string> };
    });
}

/** All headers that rules give to a pathname. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const meets = ({ path }: HeaderRule) => {
    const parts = path.split('*').map(escapeRegExp);
    return new RegExp(`^${parts.join('.*')}$`).test(pathname);
  };
  return Object.assign({}, ...rules.filter(meets).map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}

/**
 * Writes redirects in the form that Netlify and Cloudflare Pages read, and the not-found pages of
 * folders. Netlify needs these rules; Cloudflare finds the pages itself and ignores the lines.
 *
 * @param notFoundFolders `/zh/`
 */
export function renderRedirects(
  redirects: readonly Redirect[],
  notFoundFolders: readonly string[],
): string {
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...notFoundFolders.map((folder) => `${folder}* ${folder}404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
