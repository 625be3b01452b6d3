export const size: string = 1;
