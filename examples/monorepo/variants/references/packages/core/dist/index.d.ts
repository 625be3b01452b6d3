export interface Options {
    limit: number;
}
export declare function take<T>(items: readonly T[], { limit }: Options): T[];
