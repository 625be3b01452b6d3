import { pageComponents } from './pageComponents';

/**
 * Loads everything that a page needs before it is rendered. It can be called again after a failure.
 *
 * @throws the error of the chunk that failed to load
 */
export default function preload(pathname: string): Promise<void> {
  const parts = pageComponents(pathname).map((component) => component.preload());
  const result = Promise.all(parts).then(() => undefined);
  // Pages are also loaded ahead, where the result is ignored; the click that follows handles a
  // failure.
  result.catch(() => undefined);
  return result;
}
