import type { Options } from './options.js';
export declare function isVerbose(options: Options): boolean;
