import { clamp } from './clamp';

/** `mix(0, 10, 0.25)` is `2.5`; the weight is kept between 0 and 1. */
export function mix(from: number, to: number, weight: number): number {
  return from + (to - from) * clamp(weight);
}
