import { assert } from './assert';

export const last = <T>(list: readonly T[]): T => {
  assert(list.length > 0);
  return list[list.length - 1];
};
