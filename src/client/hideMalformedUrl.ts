import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** The real URL while the router starts with a substitute. */
let malformedUrl: string | undefined;

function isMalformed(): boolean {
  try {
    const path = decodeURI(window.location.pathname);
    decodeURIComponent(window.location.hash);
    return path !== path.trim();
  } catch {
    return true;
  }
}

/**
 * Keeps URLs away from Docusaurus that it handles in another way than the server: the router throws
 * if it can't decode a path, such as `/%E0%A4%A`, and shows the home page for `/%20`; a link throws
 * if it can't decode the anchor of the page. The router starts with `/%25E0%25A4%25A`, and then the
 * real URL is restored in the address bar. This module runs before the router starts, so its event
 * listener is also called first.
 */
function shieldRouter(): void {
  if (isMalformed()) {
    malformedUrl = window.location.href;
    window.history.replaceState(window.history.state, '', malformedUrl.replaceAll('%', '%25'));
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
