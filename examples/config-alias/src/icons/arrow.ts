export const arrow = '→';
