import type { Options } from './options';

export function isVerbose(options: Options): boolean {
  return options.verbose;
}
