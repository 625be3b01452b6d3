import colors from 'picocolors';

export const success = (text: string): string => colors.green(text);
