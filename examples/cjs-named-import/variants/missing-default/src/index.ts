import * as compiled from '@example/compiled';

const { shout } =
  (compiled as { default?: typeof compiled }).default ?? compiled;

export const warn = (text: string): string => shout(text);
