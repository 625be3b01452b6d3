export declare interface Levels {
    low: number;
    high: number;
}

export declare const levels: Levels = { low: 1, high: 9 };

export { }
