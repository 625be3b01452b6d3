import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';

function leaves({ path, exact, routes: children }: RouteConfig): string[] {
  if (children) return children.flatMap(leaves);
  return exact && typeof path === 'string' && path !== '*' ? [path] : [];
}

/** Canonical pathnames of all pages in the language of this bundle. */
export const knownRoutes: readonly string[] = routes.flatMap(leaves);
