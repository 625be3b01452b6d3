export declare function mean(numbers: readonly number[]): number;
