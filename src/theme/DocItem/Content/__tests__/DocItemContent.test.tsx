import { screen } from '@testing-library/react';
import { site } from '@site/src/config/site';
import { renderOnPage } from '@site/src/testing/render';
import DocItemContent from '..';

const doc = jest.fn();

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: (): unknown => doc() }));
jest.mock('@site/src/components/PageTools', () => () => <p>Tools</p>);
jest.mock('@site/src/components/Breadcrumbs', () => () => null);
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <h1>{children}</h1>,
}));
jest.mock('@theme/MDXContent', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <div>{children}</div>,
}));

const { theme } = site;

afterEach(() => {
  site.theme = theme;
});

test.each([
  ['the title as heading', true, undefined, ['Page'], true],
  ['no heading where the content has one', true, 'Own', [], false],
  ['no heading where the site wants none', false, undefined, [], false],
])('%s', (_, fallbackHeadingTitle, contentTitle, headings, hasTools) => {
  site.theme = { ...theme, fallbackHeadingTitle };
  doc.mockReturnValue({ frontMatter: {}, metadata: { title: 'Page' }, contentTitle });
  renderOnPage(<DocItemContent>Text</DocItemContent>);
  const found = screen.queryAllByRole('heading', { level: 1 });
  expect(found.map(({ textContent }) => textContent)).toEqual(headings);
  expect(screen.queryByText('Tools') !== null).toBe(hasTools);
});
