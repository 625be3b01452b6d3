export { guest, User } from './user';
