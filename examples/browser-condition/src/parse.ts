export type Settings = Record<string, string>;

export const parse = (text: string): Settings => JSON.parse(text);
