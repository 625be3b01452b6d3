import { type Emitter } from './emitter.js';
export type Events = {
    ready: number;
};
export declare function createBus(): Emitter<Events>;
