export function startCounter(): Worker {
  return new Worker(new URL('./counter.ts', import.meta.url));
}
