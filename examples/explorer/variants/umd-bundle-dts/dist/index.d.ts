export { greet } from './greet.js';
export { createGreeter, type Greeter, type GreeterEvents } from './greeter.js';
