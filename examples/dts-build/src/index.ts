import type { Unit } from './unit/unit';

export function size(value: number, unit: Unit): string {
  return `${value}${unit}`;
}
