import data from './limits.json';

export interface Limits {
  maxItems: number;
  maxDepth: number;
}

export const limits: Limits = data;
