export declare function firstWords(text: string, options: Options): string[];

declare interface Options {
    limit: number;
}

export { }
