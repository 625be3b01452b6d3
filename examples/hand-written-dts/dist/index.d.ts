import type { Options } from './options';
export declare function isVerbose(options: Options): boolean;
