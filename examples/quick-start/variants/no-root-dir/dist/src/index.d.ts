export interface Summary {
    files: number;
    folders: number;
}
/** `describe({ files: 2, folders: 1 })` is `'2 files in 1 folder'`. */
export declare function describe({ files, folders }: Summary): string;
