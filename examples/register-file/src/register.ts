globalThis.exampleRegistry = new Map();
