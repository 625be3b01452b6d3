import { type Size, sizes } from '@/parts/size';

export const isSize = (text: string): text is Size =>
  sizes.some((size) => size === text);
