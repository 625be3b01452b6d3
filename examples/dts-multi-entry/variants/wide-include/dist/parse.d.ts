export declare const parse: (text: string) => Range;

declare interface Range {
    from: number;
    to: number;
}

export { }
