const motto = 'Crème brûlée ✓';
export { motto };
