export declare function formatCount(count: number): string;
