import Counter from './counter?worker&inline';

export function startCounter(): Worker {
  return new Counter();
}
