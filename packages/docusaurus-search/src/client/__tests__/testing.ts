import type { Running } from '../running';

const api = { getInputProps: () => ({ onChange: () => undefined }) };

/** A search that has begun with a query, and has its answer or not. */
export function runningWith(query: string, isAnswered = false): Running {
  const outcome = { screen: 'answer', query, count: 1, shown: 1 };
  const collections = isAnswered ? [{ source: { outcome }, items: [{}] }] : [];
  return { api, state: { query, status: 'idle', collections } } as unknown as Running;
}
