export { levels } from '@/levels';
export type { Levels } from '@/levels';
