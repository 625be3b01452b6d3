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

test('a sheet of keys that could not be loaded is what is tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  renderOnPage(<SearchHost>Page</SearchHost>);
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/All keys/)).toBeVisible();
  warn.mockRestore();
});
