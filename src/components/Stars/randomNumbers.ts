/**
 * Creates a generator of numbers in [0, 1) that returns the same sequence everywhere and in every
 * run: a linear congruential generator with the constants of Numerical Recipes.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
