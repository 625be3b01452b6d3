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

/** Names of the chunks that a route is made of; they are listed by path and a hash: `/guide/start/-7a2`. */
function chunksOf(routePath: string | readonly string[] | undefined): string[] {
  return Object.entries(routesChunkNames)
    .filter(([name]) => name.replace(/-[^-]+$/, '') === routePath)
    .flatMap(([, chunks]) => Object.values(flat(chunks) as Record<string, string>));
}

async function load(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decoded(pathname)])];
  const matched = paths.flatMap((path) => matchRoutes(routes, path).map(({ route }) => route));
  // Docusaurus' page components remember a failure for ever. They are asked only when their chunks are there, so that a
  // second click after a lost connection works.
  const names = new Set(matched.flatMap(({ path }) => chunksOf(path)));
  await Promise.all([...names].flatMap((name) => registry[name]?.[0]() ?? []));
  await Promise.all(
    matched.flatMap(({ component }) => (component as unknown as Preloadable).preload?.() ?? []),
  );
}

/**
 * Loads all that a page needs before it is rendered. May be called again after a failure.
 *
 * @throws whatever the loading of a chunk throws
 */
export default function preload(pathname: string): Promise<void> {
  const result = load(pathname);
  // Links preload on hover and do not look at the outcome: the click that follows tells.
  result.catch(() => undefined);
  return result;
}
