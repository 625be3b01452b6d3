import colors from 'picocolors';

export const warn = (text: string): string => colors.bold(text);
