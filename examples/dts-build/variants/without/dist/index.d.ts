import type { Unit } from './unit/unit';
export declare function size(value: number, unit: Unit): string;
