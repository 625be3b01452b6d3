export { greet } from './greet';
export { createGreeter, type Greeter, type GreeterEvents } from './greeter';
