export declare const endpoint: string;
