import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import { loadSearch, type LoadedSearch } from '../loadSearch';
import SearchHost from '../SearchHost';

jest.mock('../loadSearch', () => ({ loadSearch: jest.fn() }));

const load = jest.mocked(loadSearch);
const loaded = { Content: () => 'Content', KeySheet: () => 'All keys' };

beforeEach(() => {
  load.mockReset().mockResolvedValue(loaded as unknown as LoadedSearch);
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens the search, also where a page has no navbar',
  async (keys) => {
    renderOnPage(<SearchHost>Page</SearchHost>);
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Content');
  },
);

test('? shows that the keys are loading, without a field', async () => {
  load.mockReturnValueOnce(new Promise(() => undefined));
  renderOnPage(<SearchHost>Page</SearchHost>);
  await userEvent.keyboard('?');
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet).toHaveTextContent('Loading…');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a sheet of keys that could not be loaded is what is tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  renderOnPage(<SearchHost>Page</SearchHost>);
  await userEvent.keyboard('?');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to load the keyboard shortcuts',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/All keys/)).toBeVisible();
  warn.mockRestore();
});
