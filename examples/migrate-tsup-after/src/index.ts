import mitt, { type Emitter } from 'mitt';

export type Events = { change: number };

export function createStore(start: number) {
  const emitter: Emitter<Events> = mitt<Events>();
  let value = start;
  return {
    onChange: (listener: (value: number) => void) =>
      emitter.on('change', listener),
    set(next: number) {
      value = next;
      emitter.emit('change', value);
    },
  };
}
