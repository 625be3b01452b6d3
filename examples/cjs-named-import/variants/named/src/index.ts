import { bold } from 'picocolors';

export const warn = (text: string): string => bold(text);
