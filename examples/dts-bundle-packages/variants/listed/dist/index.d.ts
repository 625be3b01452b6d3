/// <reference types="node" />

import * as nativeFs from 'fs';

declare type FileSystemAdapter = Partial<FSLike>;

declare type FSLike = {
    readdir: typeof nativeFs.readdir;
    readdirSync: typeof nativeFs.readdirSync;
    realpath: typeof nativeFs.realpath;
    realpathSync: typeof nativeFs.realpathSync;
    stat: typeof nativeFs.stat;
    statSync: typeof nativeFs.statSync;
};

export declare const isVirtual: (options: ScanOptions) => boolean;

export declare interface ScanOptions {
    folder: string;
    fs?: FileSystemAdapter;
}

export { }
