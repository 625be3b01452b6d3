import type { Size } from '#src/size';

export function area(size: Size): number {
  return size.width * size.height;
}
