import { FSLike } from 'fdir';

declare type FileSystemAdapter = Partial<FSLike>;

export declare const isVirtual: (options: ScanOptions) => boolean;

export declare interface ScanOptions {
    folder: string;
    fs?: FileSystemAdapter;
}

export { }
