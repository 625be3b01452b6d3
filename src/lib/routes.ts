/**
 * Brings a pathname to the form in which routes are compared: percent-decoded, in lower case,
 * without trailing slashes, a final `.html` and a final `/index`. White space is kept.
 *
 * `/Guide/Start/Index.HTML` → `/guide/start`, `/` → ``
 *
 * @param pathname pathname of a URL, without query and hash
 * @returns the comparison key, or `undefined` where the percent-encoding is malformed
 */
export function routeKey(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return decoded
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
}

/** Tells whether two pathnames lead to the same page: which entry of a menu is the current one. */
export function isSameRoute(a: string, b: string): boolean {
  const key = routeKey(a);
  return key !== undefined && key === routeKey(b);
}

/**
 * Indexes the known routes by the form in which they are compared.
 *
 * @param routes canonical pathnames, `/guide/start/`, `/guide/start/quick-start`
 * @returns finds the canonical form of a pathname; `undefined` for an unknown or malformed one
 */
export function routeFinder(routes: readonly string[]): (pathname: string) => string | undefined {
  const routeByKey = new Map(routes.map((route) => [routeKey(route), route]));
  return (pathname) => {
    const key = routeKey(pathname);
    return key === undefined ? undefined : routeByKey.get(key);
  };
}
