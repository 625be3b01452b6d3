import Counter from './counter?worker';

export function startCounter(): Worker {
  return new Counter();
}
