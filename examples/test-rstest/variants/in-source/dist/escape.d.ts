export declare function escape(text: string): string;
