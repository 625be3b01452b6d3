import vm from 'node:vm';
import { catchFailures } from '../catchFailures';

/** As Rspack 1.7 writes it. */
const runtime = `var chunkToChildrenMap = {"a":["b"]};
handlers.prefetch = (chunkId, promises) => {
  Promise.all(promises).then(() => {
    var chunks = chunkToChildrenMap[chunkId];
    Array.isArray(chunks) && chunks.map(prefetch);
  });
};
`;

/** Runs the code while one chunk loads, and returns what it prefetches. */
async function prefetched(code: string, chunk: Promise<unknown>): Promise<string[]> {
  const handlers: { prefetch?: (id: string, promises: Promise<unknown>[]) => void } = {};
  const names: string[] = [];
  vm.runInNewContext(code, { handlers, prefetch: (name: string) => names.push(name), Promise });
  handlers.prefetch?.('a', [chunk]);
  await chunk.catch(() => undefined);
  await new Promise((resolve) => process.nextTick(resolve));
  return names;
}

test('after a chunk has loaded, the chunks that it names are prefetched', async () => {
  expect(await prefetched(catchFailures(runtime), Promise.resolve())).toEqual(['b']);
});

test('after a chunk has failed, none is, and no unhandled rejection is reported', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const failing = () => Promise.reject(new Error('ChunkLoadError'));
  expect(await prefetched(catchFailures(runtime), failing())).toEqual([]);
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('other code stops the build', () => {
  expect(() => catchFailures('handlers.prefetch = () => {};')).toThrow(/prefetchFailures/);
});
