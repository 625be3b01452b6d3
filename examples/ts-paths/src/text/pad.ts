export const pad = (text: string): string => ` ${text} `;
