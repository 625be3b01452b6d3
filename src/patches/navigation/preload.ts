import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import type { RouteComponent } from './ComponentCreator';

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Loads everything that a page needs before it is rendered. It can be called again after a failure.
 *
 * @throws the error of the chunk that failed to load
 */
export default function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decoded(pathname)])];
  const parts = paths.flatMap((path) =>
    matchRoutes(routes, path).map(({ route }) =>
      (route.component as unknown as RouteComponent).preload(),
    ),
  );
  const result = Promise.all(parts).then(() => undefined);
  // Pages are also loaded ahead, where the result is ignored; the click that follows handles a
  // failure.
  result.catch(() => undefined);
  return result;
}
