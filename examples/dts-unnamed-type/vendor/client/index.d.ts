import type { State } from '@example/state';

export declare function connect(): State;
