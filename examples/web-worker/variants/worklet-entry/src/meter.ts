declare function registerProcessor(name: string, processor: unknown): void;

registerProcessor('meter', class {});
