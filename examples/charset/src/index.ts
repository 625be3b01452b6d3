/*! © Example */
const größe = Math.random();

export const motto = `Crème brûlée ✓ ${größe}`;
