import { sum } from './sum';

export function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
