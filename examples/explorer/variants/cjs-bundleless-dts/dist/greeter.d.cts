import { type Emitter } from 'mitt';
export type GreeterEvents = {
    greeting: string;
};
export interface Greeter {
    readonly events: Emitter<GreeterEvents>;
    welcome(name: string): void;
}
export declare function createGreeter(): Greeter;
