export interface Levels {
  low: number;
  high: number;
}

export const levels: Levels = { low: 1, high: 9 };
