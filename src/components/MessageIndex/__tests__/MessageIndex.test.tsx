import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import MessageIndex from '..';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.history.replaceState({ key: 'router' }, '');
});

test('each message links to the heading with its fix', () => {
  renderOnPage(<MessageIndex />);
  const link = screen.getByRole('link', { name: 'global is not defined' });
  expect(link).toHaveAttribute('href', '/output-format#global-is-not-defined');
});

test('pages are folded until the filter matches one of their messages', async () => {
  renderOnPage(<MessageIndex />);
  expect(screen.getByRole('link', { name: 'global is not defined' })).not.toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'global');
  expect(screen.getByRole('link', { name: /^global/ })).toBeVisible();
});

test('a part of a message finds it, whatever its case', async () => {
  renderOnPage(<MessageIndex />);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await userEvent.type(filter, 'err_require');
  // The names of jsdom have a space around the mark.
  expect(screen.getByRole('link', { name: /^ERR_REQUIRE ?_ESM$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'global is not defined' })).not.toBeInTheDocument();
  // The page that has the message isn't an entry.
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of 2$/);
  await userEvent.type(filter, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No message with this text: err_requirex');
});
