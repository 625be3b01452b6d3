import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { routeKey } from '../lib/routes';

/** The real URL while the router starts with a substitute. */
let malformedUrl: string | undefined;

function isMalformed(): boolean {
  return routeKey(window.location.pathname) === undefined;
}

/**
 * Keeps URLs whose encoding is malformed, such as `/%E0%A4%A`, away from the router, which throws
 * when it cannot decode the path of a location. The router starts with `/%25E0%25A4%25A`, which is
 * also unknown, and then the real URL is restored in the address bar. This module runs before the
 * router starts, so its event listener is also called first.
 */
function shieldRouter(): void {
  const { href, pathname, search, hash } = window.location;
  if (isMalformed()) {
    malformedUrl = href;
    const substitute = pathname.replaceAll('%', '%25') + search + hash;
    window.history.replaceState(window.history.state, '', substitute);
  }
  window.addEventListener('popstate', (event) => {
    if (!isMalformed()) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}

if (ExecutionEnvironment.canUseDOM) shieldRouter();

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (malformedUrl) window.history.replaceState(window.history.state, '', malformedUrl);
    malformedUrl = undefined;
  },
};

export default clientModule;
