export declare const version: string;
export declare function badge(label: string): string;
