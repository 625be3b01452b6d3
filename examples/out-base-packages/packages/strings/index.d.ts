export declare const trim: (text: string) => string;
