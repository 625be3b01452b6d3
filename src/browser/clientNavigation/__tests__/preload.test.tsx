import preload from '../preload';

const chunk = jest.fn<Promise<unknown>, []>();
const other = jest.fn<Promise<unknown>, []>();
const component = { preload: jest.fn(() => Promise.resolve()) };

jest.mock('@generated/registry', () => ({ a: [() => chunk()], b: [() => other()] }));
jest.mock('@generated/routesChunkNames', () => ({
  '/guide/a-b1c': { __comp: 'a', content: { nested: 'a' } },
  '/guide/b-d2e': { __comp: 'b' },
  '/-f3a': { __comp: 'a' },
  '/-b4c': { __comp: 'b' },
}));
jest.mock('@generated/routes', () => [
  { path: '/guide/a', exact: true, component: { preload: () => component.preload() } },
  { path: '/guide/b', exact: true, component: {} },
  { path: '/', exact: true, component: {} },
  { path: '/parent', component: {}, routes: [{ path: '/', component: {} }] },
]);

beforeEach(() => {
  jest.clearAllMocks();
  chunk.mockResolvedValue({});
  other.mockResolvedValue({});
});

test('the chunks of a page come before its component', async () => {
  const order: string[] = [];
  chunk.mockImplementation(() => Promise.resolve(order.push('chunk')));
  component.preload.mockImplementationOnce(() => Promise.resolve(void order.push('component')));
  await preload('/guide/a');
  expect(order).toEqual(['chunk', 'component']);
  expect(other).not.toHaveBeenCalled();
});

test('a failure reaches the caller but not the component, and loading can be retried', async () => {
  chunk.mockRejectedValueOnce(new Error('ChunkLoadError'));
  await expect(preload('/guide/a')).rejects.toThrow('ChunkLoadError');
  expect(component.preload).not.toHaveBeenCalled();
  await preload('/guide/a');
  expect(component.preload).toHaveBeenCalled();
});

test('routes with the same path have their own chunks', async () => {
  await preload('/');
  expect(chunk).toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});

test.each(['/nowhere', '/%E0%A4%A'])('nothing is loaded for %s', async (pathname) => {
  await preload(pathname);
  expect(chunk).not.toHaveBeenCalled();
});
