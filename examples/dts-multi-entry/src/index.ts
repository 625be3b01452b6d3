import type { Range } from './range';

export type { Range } from './range';

export const size = (range: Range): number => range.to - range.from;
