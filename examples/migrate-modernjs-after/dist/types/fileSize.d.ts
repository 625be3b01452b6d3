export declare function fileSize(path: string): number | undefined;
