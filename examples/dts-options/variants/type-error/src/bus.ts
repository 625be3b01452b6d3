import mitt, { type Emitter } from 'mitt';

export type Events = { ready: number };

export function createBus(): Emitter<Events> {
  const bus = mitt<Events>();
  bus.emit('ready', 'now');
  return bus;
}
