import { plural } from './plural';

export interface Summary {
  files: number;
  folders: number;
}

/** `describe({ files: 2, folders: 1 })` is `'2 files in 1 folder'`. */
export function describe({ files, folders }: Summary): string {
  return `${plural(files, 'file')} in ${plural(folders, 'folder')}`;
}
