export { store } from './store';
