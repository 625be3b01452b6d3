export const größe = 42;
