import { Emitter } from 'mitt';

export declare function createGreeter(): Greeter;

export declare function greet(name: string): string;

export declare interface Greeter {
    readonly events: Emitter<GreeterEvents>;
    welcome(name: string): void;
}

export declare type GreeterEvents = {
    greeting: string;
};

export { }
