import { existsSync } from 'node:fs';

export function hasTheme(file: string): boolean {
  return existsSync(file);
}
