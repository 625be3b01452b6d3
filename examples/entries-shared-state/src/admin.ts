import { store } from './store';

export { store };
export const clear = (): void => store.clear();
