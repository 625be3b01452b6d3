import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../__tests__/render';
import type { Outcome, State } from '../../running';
import { Status } from '../Footer';
import NoResults from '../NoResults';

jest.mock('@theme/SearchStartPages', () => () => [{ to: '/start', title: 'Quick start' }]);

const answer = (count: number, shown = count): Outcome => ({
  screen: 'answer',
  query: 'a',
  count,
  shown,
});

test.each([
  [{ screen: 'failure', isOutdated: false } as const, ''],
  [answer(0), '0 results'],
  [answer(1), '1 result'],
  [answer(341, 20), 'First 20 of 341 results'],
])('%j is announced as "%s"', (outcome, text) => {
  const state = { status: 'idle', collections: [{ source: { outcome }, items: [] }] };
  render(<Status state={state as unknown as State} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('where nothing is found, pages to start from are links, which close the dialog', async () => {
  const close = jest.fn();
  renderOnPage(<NoResults query="x" suggestions={[]} onSuggestion={jest.fn()} onClose={close} />);
  const region = within(screen.getByRole('region', { name: 'Start here' }));
  const link = region.getByRole('link');
  expect(link).toHaveAttribute('href', '/start');
  expect(link).toHaveAttribute('tabindex', '0');
  fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(close).toHaveBeenCalledTimes(1);
});
