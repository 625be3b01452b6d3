export { Counter } from './Counter';
export { formatCount } from './formatCount';
