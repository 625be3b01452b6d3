import type { Options } from './options';

export const width = (options?: Options): number => options?.width ?? 80;
export const data = new URL('./data.txt', import.meta.url);
export const base = process.env.BASE_URL;
export const mode = import.meta.env.MODE;
