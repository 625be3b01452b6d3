import { statSync } from 'node:fs';

export function fileSize(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
