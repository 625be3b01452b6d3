import { assert } from './assert';

export const initial = (text: string): string => {
  assert(text !== '');
  return text[0];
};
