export declare function createStore(start: number): {
    onChange: (listener: (value: number) => void) => void;
    set(next: number): void;
};

export declare type Events = {
    change: number;
};

export { }
