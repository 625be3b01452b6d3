import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogContext } from 'docusaurus-search/client';
import { renderOnPage } from '@site/src/testing/render';
import Overview from '..';
import HeadingList from '../HeadingList';

const filterField = () => screen.getByRole('searchbox', { name: 'Filter' });

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.history.replaceState({ key: 'router' }, '');
});

test('everything is listed, pages without a group under "Others"', () => {
  renderOnPage(<Overview />);
  expect(screen.getByRole('heading', { name: /^Others/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'dts.bundle' })).toHaveAttribute('href', '/dts#b');
});

test('the front matter sets the levels of the listed headings, unless the component does', () => {
  const deep = () => screen.queryByRole('link', { name: 'dts.bundle.tsconfigPath' });
  const { unmount } = renderOnPage(<Overview />);
  expect(deep()).not.toBeInTheDocument();
  unmount();
  renderOnPage(<Overview overviewHeaders={[3]} />);
  expect(deep()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'dts.bundle' })).not.toBeInTheDocument();
});

test('typing filters the list, and a message says when nothing matches', async () => {
  renderOnPage(<Overview />);
  const filter = filterField();
  // On a small screen it would open a keyboard.
  expect(filter).not.toHaveFocus();
  await userEvent.type(filter, 'BUNDLE');
  expect(screen.getByRole('link', { name: 'lib.dts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'output' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of \d+$/);
  expect(screen.getByText('bundle', { selector: 'mark' })).toBeVisible();
  await userEvent.type(filter, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No matching API found: BUNDLEx');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('Escape clears the filter, then gives the keys back to the page', async () => {
  renderOnPage(<Overview />);
  const filter = filterField();
  await userEvent.type(filter, 'x{Escape}');
  expect(filter).toHaveValue('');
  expect(filter).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(filter).not.toHaveFocus();
});

test('where nothing matches, the reader can clear the filter or search all pages', async () => {
  const open = jest.fn();
  renderOnPage(
    <DialogContext value={{ open, prepare: jest.fn(), follow: jest.fn() }}>
      <Overview />
    </DialogContext>,
  );
  const filter = filterField();
  await userEvent.type(filter, 'zzz ');
  await userEvent.click(screen.getByRole('button', { name: 'Search all pages' }));
  expect(open).toHaveBeenCalledWith('zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(filter).toHaveFocus();
  expect(filter).toHaveValue('');
  expect(screen.getByRole('link', { name: 'output' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [9, 6],
  // To hide two would spare little.
  [8, 8],
])('of %d headings of a page %d show at first, and all that the filter finds', async (all, few) => {
  const headings = Array.from({ length: all }, (_, at) => ({
    id: `${at}`,
    text: `h${at}`,
    depth: 2,
  }));
  const items = [{ title: 'output', permalink: '/output', depths: [2], headings }];
  const groups = [{ id: 'lib', title: 'Lib', items }];
  renderOnPage(<HeadingList groups={groups} placeholder="" empty={() => null} />);
  const unfolded = () => screen.getAllByText(/^h\d$/).filter((each) => !each.closest('details'));
  expect(unfolded()).toHaveLength(few);
  await userEvent.type(filterField(), 'output');
  expect(unfolded()).toHaveLength(all);
});
