/** `plural(2, 'file')` is `'2 files'`. */
export declare function plural(count: number, noun: string): string;
