import registry from '@generated/registry';
import { pageChunks, routesTo } from './pageChunks';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

async function load(pathname: string): Promise<void> {
  // Docusaurus' page components never retry after a failure. They are loaded only once their chunks
  // are there, so that a second click after a lost connection works.
  await Promise.all(pageChunks(pathname).flatMap((name) => registry[name]?.[0]() ?? []));
  await Promise.all(
    routesTo(pathname).flatMap(
      ({ component }) => (component as unknown as Preloadable).preload?.() ?? [],
    ),
  );
}

/**
 * Loads everything that a page needs before it is rendered. It can be called again after a failure.
 *
 * @throws the error of the chunk that failed to load
 */
export default function preload(pathname: string): Promise<void> {
  const result = load(pathname);
  // Pages are also loaded ahead, where the result is ignored; the click that follows handles a
  // failure.
  result.catch(() => undefined);
  return result;
}
