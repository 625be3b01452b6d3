import { Worker } from 'node:worker_threads';

export function startHasher(): Worker {
  return new Worker(new URL('./hasher.ts', import.meta.url));
}
