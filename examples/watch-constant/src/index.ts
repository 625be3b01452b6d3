import { limit } from './limit';

export const getLimit = (): number => limit;
