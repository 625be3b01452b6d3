import limits from './limits.json';

export const maxItems: number = limits.maxItems;
