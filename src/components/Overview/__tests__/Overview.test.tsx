import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import Overview from '..';

function stubScreen(isWide: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide });
}

beforeEach(() => {
  window.history.replaceState({ key: 'router' }, '');
});

test('everything is listed, pages without a group under "Others"', () => {
  stubScreen(true);
  renderOnPage(<Overview />);
  expect(screen.getByRole('heading', { name: 'Others' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'dts.bundle' })).toHaveAttribute('href', '/dts#b');
});

test('the front matter sets the levels of the listed headings, unless the component does', () => {
  stubScreen(false);
  const deep = () => screen.queryByRole('link', { name: 'dts.bundle.tsconfigPath' });
  const { unmount } = renderOnPage(<Overview />);
  expect(deep()).not.toBeInTheDocument();
  unmount();
  renderOnPage(<Overview overviewHeaders={[3]} />);
  expect(deep()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'dts.bundle' })).not.toBeInTheDocument();
});

test('the filter only gets the focus on a wide screen', () => {
  stubScreen(true);
  const { unmount } = renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveFocus();
  unmount();
  stubScreen(false);
  renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).not.toHaveFocus();
});

test('typing filters the list, and a message says when nothing matches', async () => {
  stubScreen(true);
  renderOnPage(<Overview />);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await userEvent.type(filter, 'BUNDLE');
  expect(screen.getByRole('link', { name: 'lib.dts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'output' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of \d+$/);
  expect(screen.getByText('bundle', { selector: 'mark' })).toBeVisible();
  await userEvent.type(filter, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No matching API found: BUNDLEx');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('going back to the page restores the keyword and keeps the state of the router', async () => {
  stubScreen(true);
  const { unmount } = renderOnPage(<Overview />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'bundle');
  unmount();
  expect(window.history.state).toMatchObject({ key: 'router' });
  renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('bundle');
  expect(screen.getByRole('link', { name: 'lib.dts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'output' })).not.toBeInTheDocument();
});

test('a new visit starts without a keyword', async () => {
  stubScreen(true);
  const { unmount } = renderOnPage(<Overview />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'bundle');
  unmount();
  window.history.pushState({ key: 'next' }, '');
  renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
});
