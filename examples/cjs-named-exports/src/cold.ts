export const blue = 'blue';
