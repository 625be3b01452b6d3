import preload from '../preload';

const parent = { preload: jest.fn<Promise<void>, []>() };
const page = { preload: jest.fn<Promise<void>, []>() };
const other = { preload: jest.fn<Promise<void>, []>() };

jest.mock('@generated/routes', () => [
  { path: '/other', exact: true, component: { preload: () => other.preload() } },
  {
    path: '/guide',
    component: { preload: () => parent.preload() },
    routes: [{ path: '/guide/é', exact: true, component: { preload: () => page.preload() } }],
  },
]);

beforeEach(() => {
  jest.resetAllMocks();
});

test.each(['/guide/é', '/guide/%C3%A9'])(
  'all parts of %s are loaded, and no others',
  async (url) => {
    await preload(url);
    expect(parent.preload).toHaveBeenCalled();
    expect(page.preload).toHaveBeenCalled();
    expect(other.preload).not.toHaveBeenCalled();
  },
);

test('a failure reaches the caller', async () => {
  other.preload.mockRejectedValueOnce(new Error('ChunkLoadError'));
  await expect(preload('/other')).rejects.toThrow('ChunkLoadError');
});

test.each(['/nowhere', '/%E0%A4%A'])('nothing is loaded for %s', async (pathname) => {
  await preload(pathname);
  expect(page.preload).not.toHaveBeenCalled();
});
