export const makeField = (value) => ({ value });
