import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../__tests__/render';
import { loadSearch, type LoadedSearch } from '../load';
import type { Callbacks } from '../dialog/run';
import SearchHost from '../SearchHost';
import { runningWith } from './testing';

jest.mock('../load', () => ({ loadSearch: jest.fn() }));

const load = jest.mocked(loadSearch);
const loaded = {
  Content: () => 'Content',
  KeySheet: () => 'All keys',
  fieldOf: () => ({ props: {} }),
  run: jest.fn((_: unknown, query: string, { onChange }: Callbacks) =>
    onChange(runningWith(query)),
  ),
};

beforeEach(() => {
  load.mockReset().mockResolvedValue(loaded as unknown as LoadedSearch);
});

afterEach(() => jest.useRealTimers());

test('a dialog whose content never comes says so after 20 s; it is shown if it comes later', async () => {
  jest.useFakeTimers();
  let arrive: (search: LoadedSearch) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderOnPage(<SearchHost>Page</SearchHost>);
  await user.keyboard('/');
  act(() => jest.advanceTimersByTime(19_999));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to fetch results');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(async () => {
    arrive(loaded as unknown as LoadedSearch);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('dialog')).toHaveTextContent('Content');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sheet of keys that could not be loaded is what is tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  renderOnPage(<SearchHost>Page</SearchHost>);
  await userEvent.keyboard('?');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to load the keyboard shortcuts',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/All keys/)).toBeVisible();
});
