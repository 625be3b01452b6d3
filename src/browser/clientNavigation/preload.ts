import flat from '@docusaurus/core/lib/client/flat';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Names of the chunks of a route, which Docusaurus lists by path and hash: `/guide/start/-7a2`. */
function chunksOf(routePath: string | readonly string[] | undefined): string[] {
  return Object.entries(routesChunkNames)
    .filter(([name]) => name.replace(/-[^-]+$/, '') === routePath)
    .flatMap(([, chunks]) => Object.values(flat(chunks) as Record<string, string>));
}

async function load(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decoded(pathname)])];
  const matched = paths.flatMap((path) => matchRoutes(routes, path).map(({ route }) => route));
  // Docusaurus' page components never retry after a failure. They are loaded only once their chunks
  // are there, so that a second click after a lost connection works.
  const names = new Set(matched.flatMap(({ path }) => chunksOf(path)));
  await Promise.all([...names].flatMap((name) => registry[name]?.[0]() ?? []));
  await Promise.all(
    matched.flatMap(({ component }) => (component as unknown as Preloadable).preload?.() ?? []),
  );
}

/**
 * Loads everything that a page needs before it is rendered. It can be called again after a failure.
 *
 * @throws the error of the chunk that failed to load
 */
export default function preload(pathname: string): Promise<void> {
  const result = load(pathname);
  // Links preload on hover and ignore the result; the click that follows handles a failure.
  result.catch(() => undefined);
  return result;
}
