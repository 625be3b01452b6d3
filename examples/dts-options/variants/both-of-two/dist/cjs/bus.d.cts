import { type Emitter } from 'mitt';
export type Events = {
    ready: number;
};
export declare function createBus(): Emitter<Events>;
