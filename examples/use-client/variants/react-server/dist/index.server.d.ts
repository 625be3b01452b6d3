export { formatCount } from './formatCount.js';
