globalThis.exampleRegistry = new Map();
const version = '1.0.0';
export { version };
