export declare const reports: import("mitt").Emitter<{
    size: number;
}>;
export declare function report(path: string): void;
