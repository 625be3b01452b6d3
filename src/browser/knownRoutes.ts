import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { routeFinder } from '../lib/routes';

function leaves({ path, exact, routes: children }: RouteConfig): string[] {
  if (children) return children.flatMap(leaves);
  return exact && typeof path === 'string' && path !== '*' ? [path] : [];
}

/**
 * Finds the canonical pathname of a page in the language of this bundle; `undefined` for any other
 * pathname.
 */
export const findKnownRoute = routeFinder(routes.flatMap(leaves));
