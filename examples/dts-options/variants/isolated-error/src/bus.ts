import mitt from 'mitt';

export type Events = { ready: number };

export function createBus() {
  return mitt<Events>();
}
