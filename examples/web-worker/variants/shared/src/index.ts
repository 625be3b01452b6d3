import { countWords } from './countWords.ts';

export { countWords };

export function startCounter(): Worker {
  return new Worker(new URL('./counter.ts', import.meta.url), {
    name: 'word-counter',
  });
}
