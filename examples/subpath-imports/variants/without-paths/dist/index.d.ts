import type { Size } from '#src/size';
export declare function area(size: Size): number;
