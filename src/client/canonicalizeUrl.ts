import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { findKnownRoute } from './knownRoutes';

// Runs while the bundle loads, before the router reads the URL: hydrating a variant of a route
// (`/guide/start`, `/guide/start/index.html`) would replace the page by the not-found view.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const route = findKnownRoute(pathname);
  if (route && route !== pathname)
    window.history.replaceState(window.history.state, '', route + search + hash);
}
