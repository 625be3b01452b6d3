import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { findKnownRoute } from '@site/src/client/knownRoutes';
import type { PageLocation } from '@site/src/site/localeUrl';

export interface CurrentPage extends PageLocation {
  /** Canonical pathname of the page, `undefined` on the not-found view. */
  route: string | undefined;
}

/**
 * The current page. Until hydration the result is that of prerendering, because hydration doesn't
 * correct attributes: without query and hash, and at an unknown path that of `404.html`, which
 * hosts serve there.
 */
export function usePage(): CurrentPage {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useIsBrowser();
  // The router decodes the pathname once: `/a%2520b` → `/a%20b`.
  const route = findKnownRoute(encodeURI(pathname));
  if (isHydrated) return { route, pathname, search, hash };
  return { route, pathname: route ?? '/404.html', search: '', hash: '' };
}
