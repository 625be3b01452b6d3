import { Emitter } from 'mitt';

export declare function createBus(): Emitter<Events>;

export declare type Events = {
    ready: number;
};

export { }
