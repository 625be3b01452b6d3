import type { Options } from './options.js';
export declare const width: (options?: Options) => number;
export declare const data: URL;
export declare const base: string | undefined;
export declare const mode: "development" | "none" | "production";
