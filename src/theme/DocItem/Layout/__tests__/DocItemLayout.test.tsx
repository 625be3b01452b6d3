import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import DocItemLayout from '..';

const doc = jest.fn();

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: (): unknown => doc() }));
jest.mock('@site/src/components/Breadcrumbs', () => () => null);
jest.mock('@site/src/components/PageTools', () => () => <p>Tools</p>);
jest.mock('@theme/ContentVisibility', () => ({ __esModule: true, default: () => null }));
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <h1>{children}</h1>,
}));
jest.mock('@theme/DocItem/Footer', () => ({ __esModule: true, default: () => <p>Footer</p> }));
jest.mock('@theme/DocItem/Paginator', () => ({ __esModule: true, default: () => <p>Next</p> }));
jest.mock('@theme/MDXContent', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <div>Raw: {children}</div>,
}));

jest.mock('@theme/NotFound/Content', () => ({
  __esModule: true,
  default: () => <main>PAGE NOT FOUND</main>,
}));

const toc = [{ value: 'One', id: 'one', level: 2 }];

function show(frontMatter: object, headings: object[] = toc, contentTitle?: string): void {
  doc.mockReturnValue({ frontMatter, toc: headings, contentTitle, metadata: { title: 'Page' } });
  renderOnPage(<DocItemLayout>Text</DocItemLayout>);
}

const has = () => ({
  article: screen.queryByRole('article')?.textContent.endsWith('Text') ?? false,
  outline: screen.queryByRole('navigation', { name: 'ON THIS PAGE' }) !== null,
  footer: screen.queryByText('Footer') !== null && screen.queryByText('Next') !== null,
});

test.each([
  [{}, { article: true, outline: true, footer: true }],
  [{ outline: false }, { article: true, outline: false, footer: true }],
  [{ footer: false }, { article: true, outline: true, footer: false }],
  [{ pageType: 'custom' }, { article: false, outline: false, footer: false }],
])('a page with %j has %j', (frontMatter, parts) => {
  show(frontMatter);
  expect(has()).toEqual(parts);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test.each([
  ['the title as heading, and the tools', {}, undefined, ['Page'], true],
  ['no heading where the content has one', {}, 'Own', [], false],
  ['no heading where the page wants none', { hide_title: true }, undefined, [], false],
  ['no tools on an overview', { overview: true }, undefined, ['Page'], false],
])('%s', (_, frontMatter, contentTitle, headings, hasTools) => {
  show(frontMatter, toc, contentTitle);
  const found = screen.queryAllByRole('heading', { level: 1 });
  expect(found.map(({ textContent }) => textContent)).toEqual(headings);
  expect(screen.queryByText('Tools') !== null).toBe(hasTools);
});

test('a page of type 404 is the not-found view', () => {
  show({ pageType: '404' });
  expect(screen.getByRole('main')).toHaveTextContent('PAGE NOT FOUND');
});
