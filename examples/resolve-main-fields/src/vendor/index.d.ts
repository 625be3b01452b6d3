export declare const field: () => string;
