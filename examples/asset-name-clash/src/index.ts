export { arrow } from './arrow';
