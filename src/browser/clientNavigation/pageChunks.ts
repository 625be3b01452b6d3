import flat from '@docusaurus/core/lib/client/flat';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function withChildren(list: readonly RouteConfig[]): RouteConfig[] {
  return list.flatMap((route) => [route, ...withChildren(route.routes ?? [])]);
}

/**
 * Names of the chunks of a route. Docusaurus lists them by path and hash, `/guide/start/-7a2`, and
 * routes with the same path, such as the home page and the parent of all pages, in their order.
 */
function chunksOf(route: RouteConfig): string[] {
  const index = withChildren(routes)
    .filter(({ path }) => path === route.path)
    .indexOf(route);
  const lists = Object.entries(routesChunkNames).filter(
    ([name]) => name.replace(/-[^-]+$/, '') === route.path,
  );
  return Object.values(flat(lists[index]?.[1] ?? {}) as Record<string, string>);
}

/** Routes that a pathname matches, from the outermost to the page; empty if there is no page. */
export function routesTo(pathname: string): RouteConfig[] {
  const paths = [...new Set([pathname, decoded(pathname)])];
  return paths.flatMap((path) => matchRoutes(routes, path).map(({ route }) => route));
}

/** Names of all chunks that a page consists of; empty if there is no page at the pathname. */
export function pageChunks(pathname: string): string[] {
  return [...new Set(routesTo(pathname).flatMap(chunksOf))];
}
