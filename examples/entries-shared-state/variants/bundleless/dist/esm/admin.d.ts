import { store } from './store.js';
export { store };
export declare const clear: () => void;
