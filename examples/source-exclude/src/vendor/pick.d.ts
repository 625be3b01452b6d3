export declare const pick: (options?: { name?: string }) => string;
