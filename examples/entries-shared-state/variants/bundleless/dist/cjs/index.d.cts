export { store } from './store.cjs';
