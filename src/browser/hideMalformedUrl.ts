import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { routeKey } from '../lib/routes';

/** URL of the page while the router starts at a substitute for it. */
let malformedUrl: string | undefined;

function isMalformed(): boolean {
  return routeKey(window.location.pathname) === undefined;
}

/**
 * Keeps URLs whose encoding is malformed, such as `/%E0%A4%A`, away from the router, which decodes the path of every
 * location that it reads from the browser and throws if it can't. It starts at `/%25E0%25A4%25A`, unknown as well, and the
 * address bar then gets its URL back. As this runs before the router starts, its listener is called first, too.
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
