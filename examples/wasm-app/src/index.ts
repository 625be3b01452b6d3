interface Exports {
  add: (a: number, b: number) => number;
}

export async function loadAdd(): Promise<Exports['add']> {
  const response = await fetch(new URL('./add.wasm', import.meta.url));
  const bytes = await response.arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes);
  return (instance.exports as unknown as Exports).add;
}
