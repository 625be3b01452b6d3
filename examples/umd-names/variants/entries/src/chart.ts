export const bars: number = 3;
