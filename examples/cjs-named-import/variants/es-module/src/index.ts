import * as compiled from '@example/compiled';

const { shout } =
  'default' in compiled ? (compiled.default as typeof compiled) : compiled;

export const warn = (text: string): string => shout(text);
