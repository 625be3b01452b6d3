import { render, screen } from '@testing-library/react';
import useRouteContext from '@docusaurus/useRouteContext';
import type { ReactNode } from 'react';
import createComponent from '../ComponentCreator';

interface Props {
  content: { title: string };
  items: { text: string }[];
  version: string;
}

function Layout({ content, items, version }: Props): ReactNode {
  const { plugin } = useRouteContext();
  const texts = items.map(({ text }) => text);
  return `${plugin.name} ${version} ${content.title} ${texts.join(' ')}`;
}

const mockChunk = jest.fn<Promise<object>, [name: string]>();

jest.mock('@generated/registry', () =>
  Object.fromEntries(
    ['layout', 'content', 'first', 'second', 'props', 'context'].map((name) => [
      name,
      [() => mockChunk(name), name === 'props' ? 'layout' : name],
    ]),
  ),
);
jest.mock('@generated/routesChunkNames', () => ({
  '/guide-a1': {
    __comp: 'layout',
    __context: { plugin: 'context' },
    __props: 'props',
    content: 'content',
    items: ['first', 'second'],
  },
}));
jest.mock('@theme/NotFound', () => ({ __esModule: true, default: () => 'Page not found' }));

const modules: Record<string, object> = {
  layout: { default: Layout },
  content: { default: () => null, title: 'Guide' },
  first: { default: { text: 'one' } },
  second: { default: { text: 'two' } },
  props: { default: { version: '1.x' } },
  context: { default: { name: 'docs', id: 'default' } },
};

beforeEach(() => {
  mockChunk.mockImplementation((name) => Promise.resolve(modules[name]!));
});

test('a page gets what its chunks contain', async () => {
  const Page = createComponent('/guide', 'a1');
  await Page.preload();
  render(<Page />);
  expect(screen.getByText('docs 1.x Guide one two')).toBeInTheDocument();
});

test('loading can be repeated after a failure', async () => {
  const Page = createComponent('/guide', 'a1');
  mockChunk.mockRejectedValueOnce(new Error('ChunkLoadError'));
  await expect(Page.preload()).rejects.toThrow('ChunkLoadError');
  await Page.preload();
  render(<Page />);
  expect(screen.getByText(/Guide/)).toBeInTheDocument();
});

test('a page cannot be rendered before it is loaded', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = createComponent('/guide', 'a1');
  expect(() => render(<Page />)).toThrow('/guide');
});

test('the route of unknown paths shows that there is no page', async () => {
  const Page = createComponent('*');
  await Page.preload();
  render(<Page />);
  expect(screen.getByText('Page not found')).toBeInTheDocument();
});
