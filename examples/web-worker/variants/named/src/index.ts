export function startCounter(): Worker {
  return new Worker(
    /* webpackChunkName: "counter" */ new URL('./counter.ts', import.meta.url),
  );
}
