export type Settings = Record<string, string>;
export declare const parse: (text: string) => Settings;
