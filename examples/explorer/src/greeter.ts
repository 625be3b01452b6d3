import mitt, { type Emitter } from 'mitt';
import { greet } from './greet';

export type GreeterEvents = { greeting: string };

export interface Greeter {
  readonly events: Emitter<GreeterEvents>;
  welcome(name: string): void;
}

export function createGreeter(): Greeter {
  const events = mitt<GreeterEvents>();
  return {
    events,
    welcome: (name) => events.emit('greeting', greet(name)),
  };
}
