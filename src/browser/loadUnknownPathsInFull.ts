import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { findKnownRoute } from '../data/knownRoutes';

/**
 * A link to an address on this host that is no page of this bundle (a file, another language, a page that does not
 * exist) is left to the browser, which loads it in full (reading 2.0). In the capture phase the router's own click
 * handler has not run yet.
 */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  if (!findKnownRoute(link.pathname)) event.stopPropagation();
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', leaveToBrowser, { capture: true });
