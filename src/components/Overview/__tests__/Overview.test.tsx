import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogContext } from 'docusaurus-search/client';
import { renderOnPage } from '@site/src/testing/render';
import Overview from '..';
import HeadingList from '../HeadingList';

function stubScreen(isWide: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide });
}

beforeEach(() => {
  stubScreen(true);
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

test('the filter only gets the focus on a wide screen', () => {
  const { unmount } = renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveFocus();
  unmount();
  stubScreen(false);
  renderOnPage(<Overview />);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).not.toHaveFocus();
});

test('typing filters the list, and a message says when nothing matches', async () => {
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

test('Escape clears the filter, then gives the keys back to the page', async () => {
  renderOnPage(<Overview />);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
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
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await userEvent.type(filter, 'zzz ');
  await userEvent.click(screen.getByRole('button', { name: 'Search all pages' }));
  expect(open).toHaveBeenCalledWith('zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(filter).toHaveFocus();
  expect(filter).toHaveValue('');
  expect(screen.getByRole('link', { name: 'output' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('a page with many headings', () => {
  const headings = Array.from({ length: 9 }, (_, at) => ({
    id: `h${at}`,
    text: `heading ${at}`,
    depth: 2,
  }));
  const item = { title: 'output', permalink: '/output', depths: [2], headings };
  const listOf = (count: number) => (
    <HeadingList
      groups={[
        { id: 'lib', title: 'Lib', items: [{ ...item, headings: headings.slice(0, count) }] },
      ]}
      placeholder=""
      empty={() => 'nothing'}
    />
  );

  test('lists six, and the others when the reader opens them', async () => {
    renderOnPage(listOf(9));
    expect(screen.getByRole('link', { name: 'heading 5' })).toBeVisible();
    expect(screen.getByText('heading 6')).not.toBeVisible();
    await userEvent.click(screen.getByText('3 more'));
    expect(screen.getByRole('link', { name: 'heading 8' })).toBeVisible();
  });

  test('lists all if few more would be hidden', () => {
    renderOnPage(listOf(8));
    expect(screen.getByRole('link', { name: 'heading 7' })).toBeVisible();
  });

  test('lists all that the filter finds', async () => {
    renderOnPage(listOf(9));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'heading');
    expect(screen.getByRole('link', { name: 'heading 8' })).toBeVisible();
  });
});
