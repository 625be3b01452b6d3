import mitt from './vendor/mitt';

export { delay } from './delay';
export const events = mitt();
