import { isOutdated } from '../failures';

const ask = jest.fn();
const failure = (request?: unknown) => Object.assign(new Error('ChunkLoadError'), { request });

beforeEach(() => {
  ask.mockReset();
  globalThis.fetch = ask;
});

test.each([
  [404, true],
  [410, true],
  [200, false],
  [503, false],
])('a chunk whose server responds with %i: outdated is %s', async (status, outdated) => {
  ask.mockResolvedValueOnce({ status });
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(outdated);
  expect(ask).toHaveBeenCalledWith('/assets/js/a.js', expect.objectContaining({ method: 'HEAD' }));
});

test('a server that cannot be reached, or an error without a file, is not outdated', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(false);
  expect(await isOutdated(failure())).toBe(false);
});
