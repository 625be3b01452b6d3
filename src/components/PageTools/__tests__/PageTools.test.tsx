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

/** Renders the tools of a page with a fresh module, so that each test has an empty cache. */
function show(path = quickStart) {
  return renderOnPage(<PageTools />, { path });
}

async function click(name: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(screen.getByRole('button', { name }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const copyButton = () => screen.getByRole('button', { name: 'Copy Markdown' });
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

describe('copying the page', () => {
  test('loads the Markdown once and copies it; reports a failure and tries again', async () => {
    show();
    const copyIcon = icon();

    load.mockResolvedValueOnce(answer('no', { ok: false }));
    await click('Copy Markdown');
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the Markdown");
    expect(icon()).toBe(copyIcon);

    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await click('Copy Markdown');
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the Markdown");

    // Some hosts answer every request with a page.
    load.mockResolvedValueOnce(answer('<html>', { type: 'text/html; charset=utf-8' }));
    await click('Copy Markdown');
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the Markdown");
    expect(writeText).not.toHaveBeenCalled();

    // The message of a failure stays.
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the Markdown");

    load.mockResolvedValueOnce(answer('# Quick start\n'));
    await click('Copy Markdown');
    expect(writeText).toHaveBeenLastCalledWith('# Quick start\n');
    expect(screen.getByRole('status')).toHaveTextContent(/^Markdown copied$/);

    await click('Copy Markdown');
    expect(writeText).toHaveBeenCalledTimes(2);
    expect(load.mock.calls.map(([url]) => url)).toEqual(Array(4).fill(`${quickStart}.md`));
  });

  test('a server that does not answer is a failure after 10 seconds', async () => {
    load.mockImplementationOnce(
      (_, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    show('/guide/start/');
    await click('Copy Markdown');
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(copyButton()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't load the Markdown");
    expect(copyButton()).toBeEnabled();
  });

  test('the button is disabled while the Markdown loads, then has the focus again', async () => {
    let arrive: (response: Partial<Response>) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    show('/guide/start/');
    await click('Copy Markdown');
    expect(copyButton()).toBeDisabled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    // Browsers take the focus from a disabled button.
    copyButton().blur();
    await act(async () => {
      arrive(answer('# Start\n'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(copyButton()).toBeEnabled();
    expect(copyButton()).toHaveFocus();
    expect(load).toHaveBeenCalledWith('/guide/start/index.md', expect.anything());
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
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't copy");
  });

  test('writes a promise within the click where the browser supports it', async () => {
    const items: Record<string, Promise<Blob>>[] = [];
    const write = jest.fn(async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
      items.push(item!.data);
      await item!.data['text/plain'];
    });
    class Item {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    }
    Object.assign(globalThis, { ClipboardItem: Item });
    try {
      clipboard = { write, writeText };
      show('/');
      await click('Copy Markdown');
      expect((await items[0]?.['text/plain'])?.size).toBe('x'.length);
      expect(writeText).not.toHaveBeenCalled();
      expect(screen.getByRole('status')).toHaveTextContent('Markdown copied');
    } finally {
      Reflect.deleteProperty(globalThis, 'ClipboardItem');
    }
  });
});

describe('the menu', () => {
  const markdown = `${site.url}${quickStart}.md`;

  test('links to assistants with the URL of the Markdown', async () => {
    show();
    await click('Open');
    const prompt = `Read ${markdown}, I want to ask questions about it.`;
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Open in ChatGPT',
      'Open in Claude',
    ]);
    const urls = links.map(({ href }) => new URL(href));
    expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://chatgpt.com/',
      'https://claude.ai/new',
    ]);
    expect(urls.map(({ searchParams }) => [...searchParams])).toEqual([
      [
        ['hints', 'search'],
        ['q', prompt],
      ],
      [['q', prompt]],
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });
});

test('a page that does not exist has no tools', () => {
  const { container } = show('/nowhere');
  expect(container).toBeEmptyDOMElement();
});
