export declare interface Levels {
    low: number;
    high: number;
}

export declare const levels: Levels;

export { }
