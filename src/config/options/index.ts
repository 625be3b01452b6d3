import { libOptions } from './lib';
import { rsbuildOptions } from './rsbuild';
import type { OptionTable } from './types';

/** The facts of every option that a page may show. */
export const optionTable: OptionTable = { ...libOptions, ...rsbuildOptions };
