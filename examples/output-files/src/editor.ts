export const motto = 'Crème brûlée ✓';
