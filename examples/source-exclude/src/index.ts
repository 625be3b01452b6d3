export { pick } from './vendor/pick.js';
