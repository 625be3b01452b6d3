type Events = {
    change: number;
};
declare function createStore(start: number): {
    onChange: (listener: (value: number) => void) => void;
    set(next: number): void;
};

export { type Events, createStore };
