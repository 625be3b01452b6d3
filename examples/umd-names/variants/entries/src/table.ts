export const rows: number = 5;
