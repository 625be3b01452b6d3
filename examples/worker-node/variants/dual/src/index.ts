import { Worker } from 'node:worker_threads';

export function startHasher(): Worker {
  return new Worker(
    new URL(/* rspackIgnore: true */ './hasher.js', import.meta.url),
  );
}
