export declare function hasTheme(file: string): boolean;
