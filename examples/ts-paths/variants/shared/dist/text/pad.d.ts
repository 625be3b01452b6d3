export declare const pad: (text: string) => string;
