import limits from './limits.json' with { type: 'json' };

export const maxItems: number = limits.maxItems;
