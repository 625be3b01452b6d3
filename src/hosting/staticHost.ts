import {
  cacheControl,
  contentTypes,
  fileTypes,
  hashedFolders,
  type Redirect,
} from '../config/hosting';

/** Headers of the answers whose pathname a pattern meets: `*` stands for any characters. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Files that tell a static host what to do; hosts read them and do not serve them. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects' } as const;

/**
 * Rules of the site. Hosts join two values of one header by a comma, so no two rules for a path
 * name the same one; what `Cache-Control` does not say here is "revalidate", which is the hosts'
 * own default.
 */
export function headerRules(security: Readonly<Record<string, string>>): HeaderRule[] {
  const types = { '/*.md': contentTypes.md ?? '', ...fileTypes };
  return [
    { path: '/*', headers: security },
    ...hashedFolders.map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': cacheControl.hashed },
    })),
    ...Object.entries(types).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
  ];
}

/** Longest line that Cloudflare Pages reads. */
const longestLine = 2000;

/**
 * Writes rules in the form that Netlify and Cloudflare Pages read.
 *
 * @throws Error for a header that these hosts would cut off or drop
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

/** Reads rules back: the preview obeys the file as a host does. */
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
    const parts = path.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(pathname);
  };
  return Object.assign({}, ...rules.filter(meets).map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}

/**
 * Writes redirects in the form that Netlify and Cloudflare Pages read, and the not-found page of
 * each folder that has one of its own: Netlify needs to be told, Cloudflare finds it and ignores
 * the line.
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
