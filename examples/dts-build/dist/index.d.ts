import type { Unit } from './unit/unit.js';
export declare function size(value: number, unit: Unit): string;
