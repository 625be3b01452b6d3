export interface Star {
  /** Position in percent of the field's width and height. */
  x: number;
  y: number;
  /** Radius in px; larger stars seem nearer and move farther. */
  radius: number;
}

/** Share of the field's height that the navbar may cover, in percent. */
const navbarHeight = 14;

/** Part of the field that stays empty, in percent, because text is there. */
const textArea = { left: 24, right: 76, top: 14, bottom: 96 };

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

/**
 * Scatters stars around the text. The positions are the same on the server and in every browser,
 * because the stars are prerendered.
 */
export function starField(count: number): Star[] {
  const random = randomNumbers(7);
  const stars: Star[] = [];
  while (stars.length < count) {
    const x = round(random() * 100);
    const y = round(navbarHeight + random() * (100 - navbarHeight));
    const isOverText =
      x > textArea.left && x < textArea.right && y > textArea.top && y < textArea.bottom;
    if (!isOverText) stars.push({ x, y, radius: round(1 + random() ** 2 * 1.8) });
  }
  return stars;
}

/** How far a pointer pulls a star, in px: never past itself, and 0 beyond `reach`. */
export function shift(
  star: { left: number; top: number; radius: number },
  pointer: { left: number; top: number },
  reach = 180,
): { x: number; y: number } {
  const x = pointer.left - star.left;
  const y = pointer.top - star.top;
  const distance = Math.hypot(x, y);
  if (distance >= reach || distance === 0) return { x: 0, y: 0 };
  const pull = Math.min(1, ((1 - distance / reach) * 14 * star.radius) / distance);
  return { x: x * pull, y: y * pull };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
