export declare const maxItems: number;
export declare const home: string;
export declare const accent: string;
