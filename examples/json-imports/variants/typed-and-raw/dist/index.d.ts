export interface Limits {
    maxItems: number;
    maxDepth: number;
}
export declare const limits: Limits;
