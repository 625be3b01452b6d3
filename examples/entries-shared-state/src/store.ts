export const store = new Map<string, string>();
