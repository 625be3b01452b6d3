import routes from '@generated/routes';
import { routeFinder } from '../site/routes';

interface Route {
  path?: unknown;
  exact?: boolean;
  routes?: readonly Route[];
}

function leaves({ path, exact, routes: children }: Route): string[] {
  if (children) return children.flatMap(leaves);
  return exact && typeof path === 'string' && path !== '*' ? [path] : [];
}

/**
 * Finds the canonical pathname of a page in the language of this bundle; `undefined` for any other
 * pathname.
 */
export const findKnownRoute = routeFinder(routes.flatMap(leaves));
