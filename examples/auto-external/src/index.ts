import mitt, { type Emitter } from 'mitt';

export type Events = { ready: number };

export const bus: Emitter<Events> = mitt<Events>();
