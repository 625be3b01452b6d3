import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import MessageIndex from '../MessageIndex';

test('the pages are folded until a part of a message finds it, whatever its case', async () => {
  renderOnPage(<MessageIndex />);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  const link = screen.getByRole('link', { name: 'global is not defined' });
  expect(link).not.toBeVisible();
  expect(link).toHaveAttribute('href', '/output-format#global-is-not-defined');
  await userEvent.type(filter, 'err_require');
  // The names of jsdom have a space around the mark.
  expect(screen.getByRole('link', { name: /^ERR_REQUIRE ?_ESM$/ })).toBeVisible();
  expect(link).not.toBeInTheDocument();
  // The page that has the message isn't an entry.
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of 2$/);
  await userEvent.type(filter, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No message with this text: err_requirex');
});
