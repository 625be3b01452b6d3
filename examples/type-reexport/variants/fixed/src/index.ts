export { guest } from './user';
export type { User } from './user';
