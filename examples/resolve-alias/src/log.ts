export const log = (text: string): void => console.info(text);
