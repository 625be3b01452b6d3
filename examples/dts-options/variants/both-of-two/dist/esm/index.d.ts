export { createBus, type Events } from './bus.js';
