import type { Size } from './size.js';
export declare function area(size: Size): number;
