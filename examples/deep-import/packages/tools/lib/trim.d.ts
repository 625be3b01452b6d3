export declare function trim(text: string): string;
