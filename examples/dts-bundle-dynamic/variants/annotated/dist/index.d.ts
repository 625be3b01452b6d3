export declare const load: () => Promise<{
    levels: number[];
}>;

export { }
