export { arrow } from '@icons/arrow';
