export declare interface Range {
    from: number;
    to: number;
}

export declare const size: (range: Range) => number;

export { }
