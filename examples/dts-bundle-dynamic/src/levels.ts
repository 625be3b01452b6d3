export const levels: number[] = [1, 2, 3];
