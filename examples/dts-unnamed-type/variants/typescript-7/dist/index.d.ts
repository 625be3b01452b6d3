export declare const state: import("@example/state").State;
