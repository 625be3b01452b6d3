export { greet } from './greet.cjs';
export { createGreeter, type Greeter, type GreeterEvents } from './greeter.cjs';
