import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../__tests__/render';
import type { Outcome, State } from '../../running';
import { MarkedText } from '../EntryLink';
import { Status } from '../Footer';
import NoResults, { reportUrl } from '../NoResults';

jest.mock('@theme/SearchStartPages', () => () => [{ to: '/start', title: 'Quick start' }]);

const stateWith = (outcome: Outcome | undefined, status: State['status'] = 'idle') =>
  ({
    status,
    collections: outcome ? [{ source: { outcome }, items: [] }] : [],
  }) as unknown as State;
const answer = (count: number, shown = count) =>
  ({ screen: 'answer', query: 'a', count, shown }) as const;

test.each([
  [undefined, ''],
  [{ screen: 'failure', isOutdated: false } as const, ''],
  [{ screen: 'start' } as const, ''],
  [answer(0), '0 results'],
  [answer(1), '1 result'],
  [answer(12), '12 results'],
  [answer(341, 20), 'First 20 of 341 results'],
])('%j is announced as "%s"', (outcome, text) => {
  render(<Status state={stateWith(outcome)} />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
});

test('a search that takes long is announced', () => {
  render(<Status state={stateWith(answer(3), 'stalled')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
});

test('suggestions search at a click; without any there is no list', async () => {
  const search = jest.fn();
  const { rerender } = renderOnPage(
    <NoResults query="<b>" suggestions={['lib.dts']} onSuggestion={search} onClose={jest.fn()} />,
  );
  expect(screen.getByText('"<b>"')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'lib.dts' }));
  expect(search).toHaveBeenCalledWith('lib.dts');
  rerender(<NoResults query="x" suggestions={[]} onSuggestion={search} onClose={jest.fn()} />);
  expect(screen.queryByText(/Try searching for/)).toBeNull();
});

test('where nothing is found, pages to start from are links, which close the dialog', async () => {
  const close = jest.fn();
  renderOnPage(<NoResults query="x" suggestions={[]} onSuggestion={jest.fn()} onClose={close} />);
  const links = within(screen.getByRole('region', { name: 'Start here' })).getAllByRole('link');
  const [link] = links as [HTMLElement];
  expect(link).toHaveAttribute('href', '/start');
  expect(link).toHaveAttribute('tabindex', '0');
  fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(close).toHaveBeenCalledTimes(1);
});

test('markup in a hit is text, and only what was found is marked', () => {
  const { container } = render(<MarkedText text={['a <img> ', 'dts', '.b ', 'c', '']} />);
  expect(container).toHaveTextContent('a <img> dts.b c');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'dts',
    'c',
  ]);
});

test.each([
  ['a b', 'https://example.com/new?title=a%20b'],
  ['&x=1#"<', 'https://example.com/new?title=%26x%3D1%23%22%3C'],
  ['$&', 'https://example.com/new?title=%24%26'],
])('a missing result for %j is reported at %s', (query, url) => {
  expect(reportUrl('https://example.com/new?title={query}', query)).toBe(url);
});
