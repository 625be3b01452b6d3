import { isChunkMissing, isOutdated } from '../deployment';

const ask = jest.fn();
const failure = (request?: unknown) => Object.assign(new Error('ChunkLoadError'), { request });

function answer(status: number, type?: string): void {
  ask.mockResolvedValueOnce({ status, headers: new Headers(type ? { 'content-type': type } : {}) });
}

beforeEach(() => {
  ask.mockReset();
  globalThis.fetch = ask;
});

test.each([
  [404, 'text/html; charset=utf-8', true, true],
  [410, undefined, true, true],
  [200, 'text/html', true, false],
  [200, 'text/javascript; charset=utf-8', false, false],
  [200, undefined, false, false],
  [403, 'text/html', false, false],
  [503, 'text/html', false, false],
])('a server that responds with %i and %s', async (status, type, missing, outdated) => {
  answer(status, type);
  expect(await isChunkMissing(failure('/assets/js/a.js'))).toBe(missing);
  expect(ask).toHaveBeenCalledWith('/assets/js/a.js', { method: 'HEAD', cache: 'no-store' });
  answer(status, type);
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(outdated);
});

test.each([isChunkMissing, isOutdated])(
  '%p: a server that cannot be reached',
  async (isMissing) => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await isMissing(failure('/assets/js/a.js'))).toBe(false);
  },
);

test.each([[failure()], ['a text'], [undefined]])(
  '%p does not name a file: no request is sent',
  async (error) => {
    expect(await isOutdated(error)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  },
);
