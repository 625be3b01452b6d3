import { editDistance } from '../search/engine/editDistance';

/**
 * Finds the known word that a wrong one was probably meant to be.
 *
 * `titel` among `title`, `image` → `title`
 *
 * @returns `undefined` if none is similar: every third letter may differ
 */
export function closest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.floor(word.length / 3);
  const distances = known.map((other) => [other, editDistance(word, other, limit)] as const);
  const [best] = distances.sort(([, a], [, b]) => a - b);
  return best && best[1] <= limit ? best[0] : undefined;
}
