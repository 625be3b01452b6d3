import { isOutdated } from '../deployment';

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
  [404, 'text/html; charset=utf-8', true],
  [410, undefined, true],
  [200, 'text/html', true],
  [200, 'text/javascript; charset=utf-8', false],
  [200, undefined, false],
  [403, 'text/html', false],
  [503, 'text/html', false],
])('a server that responds with %i and %s', async (status, type, expected) => {
  answer(status, type);
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(expected);
  expect(ask).toHaveBeenCalledWith('/assets/js/a.js', { method: 'HEAD', cache: 'no-store' });
});

test('a server that cannot be reached', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(false);
});

test.each([[failure()], ['a text'], [undefined]])(
  '%p does not name a file: no request is sent',
  async (error) => {
    expect(await isOutdated(error)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  },
);
