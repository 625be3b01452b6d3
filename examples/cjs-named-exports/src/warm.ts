export const red = 'red';
