import mitt, { type Emitter } from 'mitt';

export type Events = { ready: number };

export function createBus(): Emitter<Events> {
  return mitt<Events>();
}
