import { customAlphabet } from 'nanoid/non-secure';

export const createId = customAlphabet('abcdef', 8);
export const isId = (text?: string): boolean => text?.length === 8;
