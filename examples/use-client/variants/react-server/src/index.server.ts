export { formatCount } from './formatCount';
