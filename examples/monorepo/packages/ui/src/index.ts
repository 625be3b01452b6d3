import { take, type Options } from '@example/core';

export function firstWords(text: string, options: Options): string[] {
  return take(text.split(' '), options);
}
