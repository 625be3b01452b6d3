import { type Options } from '@example/core';
export declare function firstWords(text: string, options: Options): string[];
