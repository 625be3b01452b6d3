import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock, { type Props } from '..';

const mockFallback = jest.fn<Promise<boolean>, [string, object]>();
jest.mock('copy-to-clipboard', () => ({ __esModule: true, default: mockFallback }), {
  virtual: true,
});

const writeText = jest.fn<Promise<void>, [string]>();
let clipboard: unknown;

async function copy(): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy code to clipboard' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  jest.useFakeTimers();
  clipboard = { writeText };
  writeText.mockReset().mockResolvedValue(undefined);
  mockFallback.mockReset();
});

afterEach(() => jest.useRealTimers());

const html = '<mark>a <span class="token string">&lt;b&gt;</span></mark>\n\n  c';

it.each<[string, Props, string | undefined]>([
  ['title and language', { title: 'a.ts', label: 'TypeScript' }, 'a.ts TypeScript code'],
  ['language', { label: 'Shell' }, 'Shell code'],
  ['that a build wrote it', { title: 'a.js', kind: 'output' }, 'a.jsoutput'],
  ['that a build wrote its types', { title: 'a.d.ts', kind: 'types' }, 'a.d.tsoutput'],
  ['no other kind', { title: 'a.js', kind: 'plain' }, 'a.js'],
  ['nothing', {}, undefined],
])('has a caption that says %s', (_, props, expected) => {
  const { container } = render(<CodeBlock html="a" {...props} />);
  const caption = container.querySelector('figcaption');
  expect(caption?.textContent.trim()).toBe(expected);
  // Without a title, the caption is only for screen readers.
  if (!props.title) expect(caption?.className ?? 'visuallyHidden').toBe('visuallyHidden');
});

it('prints code written as JSX', () => {
  const { container } = render(<CodeBlock language="js">{'let a;\n'}</CodeBlock>);
  const code = container.querySelector('code');
  expect(code?.textContent).toBe('let a;');
  expect(code).toHaveClass('language-js');
});

it('starts wrapped with the property wrap', () => {
  render(<CodeBlock html="a" wrap="wrap" />);
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

it('copies exactly the code and says so for 2000 ms', async () => {
  render(<CodeBlock html={html} title="a.ts" label="TypeScript" />);
  await copy();
  expect(writeText).toHaveBeenCalledWith('a <b>\n\n  c');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['is missing', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('falls back when the clipboard %s', async (_case, value) => {
  clipboard = value;
  mockFallback.mockResolvedValue(true);
  render(<CodeBlock html="a" />);
  await copy();
  expect(mockFallback).toHaveBeenCalledWith('a', {
    fallbackToPrompt: true,
    message: 'Copy to clipboard: #{key}, Enter',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it.each([
  ['nothing after the prompt', () => Promise.resolve(false), /^$/],
  ['that nothing worked', () => Promise.reject(new Error('chunk')), /^Couldn't copy/],
])('reports %s', async (_, answer, message) => {
  clipboard = undefined;
  mockFallback.mockImplementation(answer);
  render(<CodeBlock html="a" />);
  await copy();
  expect(screen.getByRole('status').textContent).toMatch(message);
});
