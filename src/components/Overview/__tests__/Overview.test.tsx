import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import Overview from '..';

function stubScreen(isWide: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide });
}

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
