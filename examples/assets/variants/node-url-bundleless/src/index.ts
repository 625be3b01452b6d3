export const arrow = new URL('./images/arrow.svg', import.meta.url);
