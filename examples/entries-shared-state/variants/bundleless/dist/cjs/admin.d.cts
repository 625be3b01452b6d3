import { store } from './store.cjs';
export { store };
export declare const clear: () => void;
