export const file = new URL('./add.wasm', import.meta.url);
