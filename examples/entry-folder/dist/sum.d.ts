export declare function sum(numbers: readonly number[]): number;
