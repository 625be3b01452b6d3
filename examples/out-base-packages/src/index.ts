import { trim } from '@example/strings';

export const clean = (text: string): string => trim(text).toLowerCase();
