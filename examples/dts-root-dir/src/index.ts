import { add } from './add';

export const sum = (values: number[]): number => values.reduce(add, 0);
