export const pick = (options) => options?.name ?? 'none';
