import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@site/src/site/site';
import { renderOnPage } from '@site/src/testing/render';
import PageTools from '..';

jest.mock('copy-to-clipboard', () => ({ default: () => Promise.reject(new Error('chunk')) }), {
  virtual: true,
});

const quickStart = '/guide/start/quick-start';
const writeText = jest.fn<Promise<void>, [string]>();
const load = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
let clipboard: unknown;

function answer(text: string, { ok = true, type = 'text/markdown' } = {}): Partial<Response> {
  const headers = new Map([['Content-Type', type]]) as unknown as Headers;
  return { ok, status: ok ? 200 : 500, headers, text: () => Promise.resolve(text) };
}

const show = (path = quickStart) => renderOnPage(<PageTools />, { path });

async function click(name: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(screen.getByRole('button', { name }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const copyButton = () => screen.getByRole('button', { name: 'Copy Markdown' });
const status = () => screen.getByRole('status');
/** Path of the icon, which tells a tick from the copy icon. */
const icon = () => copyButton().querySelector('path')?.getAttribute('d');

beforeEach(() => {
  jest.useFakeTimers();
  clipboard = { writeText };
  writeText.mockReset().mockResolvedValue(undefined);
  load.mockReset();
  globalThis.fetch = load as unknown as typeof fetch;
});

afterEach(() => jest.useRealTimers());

test('loads the Markdown once and copies it; reports a failure and tries again', async () => {
  show();
  for (const failure of [
    () => Promise.resolve(answer('no', { ok: false })),
    () => Promise.reject(new TypeError('Failed to fetch')),
    // Some hosts answer every request with a page.
    () => Promise.resolve(answer('<html>', { type: 'text/html; charset=utf-8' })),
  ]) {
    load.mockImplementationOnce(failure);
    await click('Copy Markdown');
    // The message of a failure stays.
    act(() => jest.advanceTimersByTime(60_000));
    expect(status()).toHaveTextContent("Couldn't load the Markdown");
  }
  expect(writeText).not.toHaveBeenCalled();

  load.mockResolvedValueOnce(answer('# Quick start\n'));
  await click('Copy Markdown');
  expect(writeText).toHaveBeenLastCalledWith('# Quick start\n');
  expect(status()).toHaveTextContent(/^Markdown copied$/);

  await click('Copy Markdown');
  expect(writeText).toHaveBeenCalledTimes(2);
  expect(load.mock.calls.map(([url]) => url)).toEqual(Array(4).fill(`${quickStart}.md`));
});

test('the button does nothing while the Markdown loads, which fails after 10 seconds', async () => {
  load.mockImplementation(
    (_, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  show('/guide/start/');
  await click('Copy Markdown');
  await click('Copy Markdown');
  expect(load.mock.calls).toEqual([['/guide/start/index.md', expect.anything()]]);
  expect(status()).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(copyButton()).toHaveAttribute('aria-disabled', 'true');
  expect(copyButton()).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(status()).toHaveTextContent("Couldn't load the Markdown");
  expect(copyButton()).toHaveAttribute('aria-disabled', 'false');
});

test('a tick shows for 500 ms', async () => {
  load.mockResolvedValue(answer('x'));
  show('/');
  const copyIcon = icon();
  await click('Copy Markdown');
  expect(icon()).not.toBe(copyIcon);
  act(() => jest.advanceTimersByTime(499));
  expect(icon()).not.toBe(copyIcon);
  act(() => jest.advanceTimersByTime(1));
  expect(icon()).toBe(copyIcon);
});

test('reports that nothing worked', async () => {
  clipboard = undefined;
  show('/');
  await click('Copy Markdown');
  expect(status()).toHaveTextContent("Couldn't copy");
});

test('the menu links to assistants with the URL of the Markdown', async () => {
  show();
  await click('Open');
  const prompt = `Read ${site.url}${quickStart}.md, I want to ask questions about it.`;
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(
    links.map(({ textContent, href, target }) => [textContent, decodeURIComponent(href), target]),
  ).toEqual([
    ['Open in ChatGPT', `https://chatgpt.com/?hints=search&q=${prompt}`, '_blank'],
    ['Open in Claude', `https://claude.ai/new?q=${prompt}`, '_blank'],
  ]);
});

test('a page that does not exist has no tools', () => {
  const { container } = show('/nowhere');
  expect(container).toBeEmptyDOMElement();
});
