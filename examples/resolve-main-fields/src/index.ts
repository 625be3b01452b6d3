export { field } from './vendor';
