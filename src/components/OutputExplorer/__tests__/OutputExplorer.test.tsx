import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type { ExplorerVariant } from '@site/src/content/remark/explorer/readExplorer';
import { Page, renderOnPage } from '@site/src/testing/render';
import OutputExplorer, { type Props } from '..';

const code = (path: string, html: string) => ({ path, language: 'ts', label: 'TypeScript', html });

function variant(format: string, bundle: string, rest?: Partial<ExplorerVariant>): ExplorerVariant {
  return {
    key: `${format}-${bundle}`,
    switches: { format, bundle },
    config: code('rslib.config.ts', `config of ${format} ${bundle}`),
    tree: `dist\n└── ${format}.js`,
    files: [code(`dist/${format}.js`, `output of ${format} ${bundle}`), code('dist/b.js', 'b')],
    ...rest,
  };
}

const esm = variant('esm', 'bundle');
const mockVariants = [
  esm,
  variant('esm', 'bundleless'),
  variant('umd', 'bundle', { tree: '', files: [], failure: 'Error: no &lt;name&gt;' }),
] as const;

const mockHighlighted = code('rslib.config.ts', '<span class="token keyword">a</span> &lt; b');
const mockSections = [...mockVariants, variant('cjs', 'bundle', { config: mockHighlighted })];
jest.mock(
  '@output-explorer/sections',
  () => ({
    get explorer() {
      return mockSections;
    },
  }),
  { virtual: true },
);

const load = jest.fn<ReturnType<Props['load']>, []>();
const summary: Props['summary'] = {
  switches: [
    { name: 'format', values: ['esm', 'umd'] },
    { name: 'bundle', values: ['bundle', 'bundleless'] },
  ],
  combinations: Object.fromEntries(mockVariants.map(({ key, switches }) => [key, switches])),
  refused: ['umd-bundle'],
  initial: esm,
};

const explorer = <OutputExplorer example="explorer" summary={summary} load={load} />;
const status = () => screen.getAllByRole('status')[0];

beforeEach(() => load.mockReset().mockResolvedValue({ default: mockVariants }));

it('prerenders the first build, with switches disabled until JavaScript runs', () => {
  const [html, plain] = renderToString(<Page>{explorer}</Page>).split('<noscript>');
  expect(html).toContain('config of esm bundle');
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
  // And all builds without highlighting.
  expect(plain?.match(/<details>/g)).toHaveLength(4);
  expect(plain).toContain('<summary>Format: umd, Code: bundled</summary>');
  expect(plain).toContain('Error: no &lt;name&gt;');
  expect(plain).toContain('<code class="language-ts">a &lt; b</code>');
});

it('shows the first build at once, and loads the others together', async () => {
  renderOnPage(explorer);
  expect(screen.getByText('config of esm bundle')).toBeVisible();
  expect(screen.getByText(/└── esm\.js/)).toBeVisible();
  expect(screen.getByText('output of esm bundle')).toBeVisible();
  expect(status()).toHaveTextContent('Format: esm, Code: bundled');
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'bundleless' }));
  await screen.findByText('output of esm bundleless');
  await userEvent.click(screen.getByRole('radio', { name: 'bundled' }));
  expect(screen.getByText('output of esm bundle')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('marks the values that no build accepts with the other choices', async () => {
  renderOnPage(explorer);
  const segment = (name: string) => screen.getByRole('radio', { name }).closest('label');
  expect(segment('umd')).toHaveClass('refused');
  expect(segment('bundleless')).not.toHaveClass('refused');
  await userEvent.click(screen.getByRole('radio', { name: 'umd' }));
  expect(await screen.findByText('Error: no <name>')).toBeVisible();
  expect(status()).toHaveTextContent(
    "Rslib doesn't support this combination: Format: umd, Code: bundled",
  );
  expect(segment('umd')).toHaveClass('refused');
  expect(segment('bundled')).not.toHaveClass('refused');
  expect(segment('bundleless')).toHaveClass('refused');
  expect(segment('esm')).not.toHaveClass('refused');
  expect(screen.getByRole('radio', { name: 'bundleless' })).toHaveAccessibleDescription(
    "Rslib doesn't support it with the other choices",
  );
  expect(screen.getByRole('radio', { name: 'esm' })).not.toHaveAccessibleDescription();
});

it('marks the lines that the last choice changed, and writes it to the URL', async () => {
  const { container } = renderOnPage(explorer);
  expect(container.querySelector('mark')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'bundleless' }));
  await screen.findByText('output of esm bundleless');
  const marks = [...container.querySelectorAll('pre mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['config of esm bundleless', 'output of esm bundleless']);
  expect(window.location.hash).toBe('#explorer=esm,bundleless');
});

it('says that a combination does not exist', async () => {
  renderOnPage(explorer);
  await userEvent.click(screen.getByRole('radio', { name: 'umd' }));
  await userEvent.click(screen.getByRole('radio', { name: 'bundleless' }));
  expect(status()).toHaveTextContent(
    "This combination isn't available (Format: umd, Code: bundleless).",
  );
  expect(screen.queryByText(/^config of/)).toBeNull();
});

it('says while it loads, and tries again after a failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  renderOnPage(explorer);
  await userEvent.click(screen.getByRole('radio', { name: 'bundleless' }));
  expect(status()).toHaveTextContent('Loading…');
  fail(new Error('offline'));
  await act(() => Promise.resolve());
  expect(status()).toHaveTextContent("Couldn't load the output.");
  expect(log).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // The retry button is gone, so the first switch has the focus.
  expect(screen.getByRole('radio', { name: 'esm' })).toHaveFocus();
  expect(await screen.findByText('output of esm bundleless')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
