import colors from 'picocolors';

export const error = (text: string): string => colors.red(text);
