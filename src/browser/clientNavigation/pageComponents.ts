import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import type { RouteComponent } from '../leanClient/ComponentCreator';

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Components of a page, from the outermost; empty if there is no page at the pathname. */
export function pageComponents(pathname: string): RouteComponent[] {
  const paths = [...new Set([pathname, decoded(pathname)])];
  return paths.flatMap((path) =>
    matchRoutes(routes, path).map(({ route }) => route.component as unknown as RouteComponent),
  );
}

/** Names of all chunks that a page consists of; empty if there is no page at the pathname. */
export function pageChunks(pathname: string): string[] {
  return [...new Set(pageComponents(pathname).flatMap(({ chunks }) => chunks))];
}
