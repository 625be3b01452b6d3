import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { findKnownRoute } from './knownRoutes';

/**
 * Leaves links to paths of this host that aren't pages of this bundle (files, other languages,
 * pages that don't exist) to the browser, which loads them in full. In the capture phase the click
 * handler of the router has not run yet.
 */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  if (!findKnownRoute(link.pathname)) event.stopPropagation();
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', leaveToBrowser, { capture: true });
