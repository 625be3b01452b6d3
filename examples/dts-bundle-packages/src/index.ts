import type { FileSystemAdapter } from 'tinyglobby';

export interface ScanOptions {
  folder: string;
  fs?: FileSystemAdapter;
}

export const isVirtual = (options: ScanOptions): boolean => 'fs' in options;
