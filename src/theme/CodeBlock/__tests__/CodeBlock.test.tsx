import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '..';

const fallback = jest.fn<Promise<boolean>, [string, object]>();
jest.mock(
  'copy-to-clipboard',
  () => ({
    __esModule: true,
    default: (text: string, options: object) => fallback(text, options),
  }),
  { virtual: true },
);

const copyButton = { name: 'Copy code to clipboard' };
const writeText = jest.fn<Promise<void>, [string]>();

function setClipboard(value: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

async function copy(): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setClipboard(clipboard);
  await user.click(screen.getByRole('button', copyButton));
  await act(() => jest.advanceTimersByTimeAsync(0));
}
let clipboard: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  clipboard = { writeText };
  writeText.mockReset().mockResolvedValue(undefined);
  fallback.mockReset();
});

afterEach(() => jest.useRealTimers());

const html = '<mark>a <span class="token string">&lt;b&gt;</span></mark>\n\n  c';

it('names the block by title and language', () => {
  render(<CodeBlock html={html} className="language-ts" label="TypeScript" title="a.ts" />);
  const figure = screen.getByRole('figure');
  // Browsers use the caption as the name of the figure; dom-accessibility-api doesn't.
  expect(figure.querySelector('figcaption')?.textContent).toBe('a.ts TypeScript code');
  expect(figure.querySelector('code')).toHaveClass('language-ts');
});

it('names the language of a block without a title only for screen readers', () => {
  const { container } = render(<CodeBlock html="a" label="Shell" />);
  const caption = container.querySelector('figcaption');
  expect(caption).toHaveTextContent(/^Shell code$/);
  expect(caption).toHaveClass('visuallyHidden');
});

it.each(['output', 'types'] as const)('marks what a build wrote: %s', (kind) => {
  render(<CodeBlock html="a" label="JavaScript" title="a.js" kind={kind} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveAttribute('data-kind', kind);
  expect(figure.querySelector('figcaption')).toHaveTextContent(/^a\.js\s?output JavaScript code$/);
});

it.each([undefined, 'plain'] as const)("doesn't mark other kinds: %s", (kind) => {
  render(<CodeBlock html="a" title="dist/a.js" kind={kind} />);
  expect(screen.getByRole('figure').querySelector('figcaption')).toHaveTextContent(/^dist\/a\.js$/);
});

it('has no empty caption', () => {
  const { container } = render(<CodeBlock html="a" />);
  expect(container.querySelector('figcaption')).toBeNull();
});

it('prints code written as JSX', () => {
  const { container } = render(<CodeBlock language="js">{'let a;\n'}</CodeBlock>);
  const code = container.querySelector('code');
  expect(code).toHaveTextContent('let a;');
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
  fallback.mockResolvedValue(true);
  render(<CodeBlock html="a" />);
  await copy();
  expect(fallback).toHaveBeenCalledWith('a', {
    fallbackToPrompt: true,
    message: 'Copy to clipboard: #{key}, Enter',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('does not report success after the prompt', async () => {
  clipboard = undefined;
  fallback.mockResolvedValue(false);
  render(<CodeBlock html="a" />);
  await copy();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('reports that nothing worked', async () => {
  clipboard = undefined;
  fallback.mockRejectedValue(new Error('chunk'));
  render(<CodeBlock html="a" />);
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't copy");
});
