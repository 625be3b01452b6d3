export declare const store: Map<string, string>;
