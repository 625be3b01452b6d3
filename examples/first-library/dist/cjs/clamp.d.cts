export declare function clamp(value: number): number;
