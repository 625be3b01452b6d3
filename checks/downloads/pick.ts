import { hashOf } from '../base/files';

/**
 * Picks some of the names, in an order that depends only on the seed.
 *
 * @param count how many; all if there are fewer
 */
export function pick(names: readonly string[], count: number, seed: string): string[] {
  const place = (name: string): string => hashOf(seed, name);
  return [...names].sort((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, count);
}
