import { render, screen } from '@testing-library/react';
import { Page } from '@site/src/testing/render';
import OptionFacts from '..';

/** The description of a term in the list. */
function valueOf(term: string): HTMLElement {
  const dt = screen.getByText(term, { selector: 'dt' });
  return dt.nextElementSibling as HTMLElement;
}

const facts = { type: 'boolean', default: 'false', since: '0.1.0', topLevel: false };

it('lists the facts of an option', () => {
  render(<OptionFacts {...facts} />);
  expect(valueOf('Type')).toHaveTextContent('boolean');
  expect(valueOf('Default').querySelector('code')).toHaveTextContent('false');
  expect(valueOf('Since')).toHaveTextContent('0.1.0');
  expect(valueOf('Place')).toHaveTextContent('Only in a lib item');
  expect(screen.queryByText('Deprecated')).toBeNull();
  expect(screen.queryByText('CLI')).toBeNull();
  expect(screen.queryByText('More')).toBeNull();
});

it('lists a default for each format, once for those that share it', () => {
  render(<OptionFacts {...facts} default={{ esm: 'true', umd: 'false', iife: 'true' }} topLevel />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['esm, iife: true', 'umd: false']);
  // As most options: both in a lib item and for all of them.
  expect(screen.queryByText('Place')).toBeNull();
});

it('shows long code as a block', () => {
  const long = `{ a: '${'a'.repeat(60)}' }`;
  render(<OptionFacts {...facts} type={'&lt;T&gt;'} default={long} />);
  expect(valueOf('Type').querySelector('code')).toHaveTextContent('<T>');
  expect(valueOf('Type').querySelector('.lines')).toBeNull();
  expect(valueOf('Default').querySelector('.lines')).toHaveTextContent(long);
});

it('says that an option applies to the whole build', () => {
  render(<OptionFacts {...facts} topLevel="only" />);
  expect(valueOf('Place')).toHaveTextContent('Only at the top level');
});

it('links the flags that set the option to where they are listed', () => {
  const { unmount } = render(<OptionFacts {...facts} cli={['--dts', '--no-dts']} />, {
    wrapper: Page,
  });
  expect(valueOf('CLI')).toHaveTextContent(/^--dts --no-dts$/);
  for (const flag of screen.getAllByRole('link'))
    expect(flag).toHaveAttribute('href', '/guide/basic/cli#build');
  unmount();
  render(<OptionFacts {...facts} cli={['--root']} topLevel="only" />, { wrapper: Page });
  expect(screen.getByRole('link', { name: '--root' })).toHaveAttribute(
    'href',
    '/guide/basic/cli#common-flags',
  );
});

it('links the docs of Rsbuild', () => {
  render(<OptionFacts {...facts} docs="output/target" />, { wrapper: Page });
  expect(screen.getByRole('link', { name: 'Rsbuild docs' })).toHaveAttribute(
    'href',
    'https://rsbuild.rs/config/output/target',
  );
});

it('names the replacement of a deprecated option', () => {
  render(<OptionFacts {...facts} deprecated={{ since: '0.9.0', instead: 'lib.x' }} />);
  expect(valueOf('Deprecated')).toHaveTextContent('since 0.9.0, use lib.x');
  // What a reader has to know first.
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Deprecated');
});
