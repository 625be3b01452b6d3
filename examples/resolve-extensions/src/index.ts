export { platform } from './platform';
