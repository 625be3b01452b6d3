/** @license MIT, by the authors of sum */
export const sum = (values: number[]): number =>
  values.reduce((left, right) => left + right, 0);
