import type { Range } from './range';

export const parse = (text: string): Range => {
  const [from = 0, to = from] = text.split('-').map(Number);
  return { from, to };
};
