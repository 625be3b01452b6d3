/**
 * Brings a pathname to the form in which routes are compared: percent-decoded, without trailing slashes, a final `.html`,
 * a final `/index`, and in lower case. White space is part of it.
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
 * Finds the canonical form of a pathname among the known routes.
 *
 * @param routes canonical pathnames, `/guide/start/`, `/guide/start/quick-start`
 * @returns the route as listed, or `undefined` for an unknown or malformed pathname
 */
export function findRoute(pathname: string, routes: readonly string[]): string | undefined {
  return routes.find((route) => isSameRoute(route, pathname));
}
