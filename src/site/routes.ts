/** Decodes a part of a URL, unless it is malformed. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Normalizes a pathname for the comparison of routes: percent-decoded, in lower case, without
 * trailing slashes, a final `.html` and a final `/index`. White space is kept.
 *
 * `/Guide/Start/Index.HTML` → `/guide/start`, `/` → ``
 *
 * @param pathname pathname of a URL, without query and hash
 * @returns the comparison key, or `undefined` where the percent-encoding is malformed
 */
export function routeKey(pathname: string): string | undefined {
  return decode(pathname)
    ?.toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
}

/** Whether two pathnames lead to the same page, such as the current page and an entry of a menu. */
export function isSameRoute(a: string, b: string): boolean {
  const key = routeKey(a);
  return key !== undefined && key === routeKey(b);
}

/**
 * Indexes the known routes by their normalized form.
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
