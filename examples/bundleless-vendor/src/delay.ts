export const delay = 100;
