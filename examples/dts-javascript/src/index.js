/**
 * Limits a number to a range.
 *
 * @param {number} value
 * @param {{ min?: number; max?: number }} range
 * @returns {number}
 */
export function clamp(value, { min = -Infinity, max = Infinity }) {
  return Math.min(Math.max(value, min), max);
}
