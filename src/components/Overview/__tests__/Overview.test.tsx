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

test('the headings listed are those of the page’s depths, or of the component’s', () => {
  stubScreen(false);
  const deep = () => screen.queryByRole('link', { name: 'dts.bundle.tsconfigPath' });
  const { unmount } = renderOnPage(<Overview />);
  expect(deep()).not.toBeInTheDocument();
  unmount();
  renderOnPage(<Overview overviewHeaders={[3]} />);
  expect(deep()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'dts.bundle' })).not.toBeInTheDocument();
});

test('the filter has the focus on a wide screen only', () => {
  stubScreen(true);
  const { unmount } = renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveFocus();
  unmount();
  stubScreen(false);
  renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).not.toHaveFocus();
});

test('typing narrows the list, and says when nothing is left', async () => {
  stubScreen(true);
  renderOnPage(<Overview />);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await userEvent.type(filter, 'BUNDLE');
  expect(screen.getByRole('link', { name: 'lib.dts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'output' })).not.toBeInTheDocument();
  await userEvent.type(filter, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No matching API found: BUNDLEx');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the keyword is there again on the way back to the page, beside what the router keeps there', async () => {
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

test('the keyword stays with its visit: a new one starts without', async () => {
  stubScreen(true);
  const { unmount } = renderOnPage(<Overview />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'bundle');
  unmount();
  window.history.pushState({ key: 'next' }, '');
  renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
});
