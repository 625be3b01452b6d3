export { createBus, type Events } from './bus.cjs';
