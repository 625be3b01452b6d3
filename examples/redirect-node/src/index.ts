export { part } from './parts';
