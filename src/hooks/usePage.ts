import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { findKnownRoute } from '@site/src/data/knownRoutes';
import type { PageLocation } from '@site/src/lib/localeUrl';

export interface CurrentPage extends PageLocation {
  /** Canonical pathname of the page, `undefined` on the not-found view. */
  route: string | undefined;
}

/**
 * The page that is shown. Until it is hydrated, it is what its served HTML knows: hydration does not correct attributes.
 * The HTML knows neither query nor hash, and hosts serve one `404.html` at every unknown path.
 */
export function usePage(): CurrentPage {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useIsBrowser();
  // The router has decoded the pathname once: `/a%2520b` reaches us as `/a%20b`.
  const route = findKnownRoute(encodeURI(pathname));
  if (isHydrated) return { route, pathname, search, hash };
  return { route, pathname: route ?? '/404.html', search: '', hash: '' };
}
