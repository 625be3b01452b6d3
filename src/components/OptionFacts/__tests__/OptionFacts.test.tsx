import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import OptionFacts, { type Props } from '..';

const facts = { type: 'boolean', default: 'false', since: '0.1.0', topLevel: true };
const texts = { Type: 'boolean', Default: 'false', Since: '0.1.0' };

/** The terms of the list and their descriptions. */
function show(props: Partial<Props>): Record<string, HTMLElement> {
  renderOnPage(<OptionFacts {...facts} {...props} />);
  const terms = screen.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling as HTMLElement]),
  );
}

test.each<[Partial<Props>, Record<string, string>]>([
  // As most options: both in a lib item and for all of them.
  [{}, {}],
  [{ topLevel: false }, { Place: 'Only in a lib item' }],
  [{ topLevel: 'only' }, { Place: 'Only at the top level' }],
  [{ cli: ['--dts', '--no-dts'] }, { CLI: '--dts --no-dts ' }],
  [{ docs: 'output/target' }, { More: 'Rsbuild docs' }],
  [{ deprecated: { since: '0.9.0', instead: 'b' } }, { Deprecated: 'since 0.9.0, use b' }],
  [{ type: '&lt;T&gt;' }, { Type: '<T>' }],
  // Once for those that share it
  [{ default: { esm: '1', umd: '0', iife: '1' } }, { Default: 'esm, iife: 1umd: 0' }],
])('%j shows %j', (props, shown) => {
  const found = Object.entries(show(props)).map(([term, { textContent }]) => [term, textContent]);
  expect(Object.fromEntries(found)).toEqual({ ...texts, ...shown });
  // What a reader has to know first
  if (props.deprecated) expect(found[0]).toEqual(Object.entries(shown)[0]);
});

test.each<[Partial<Props>, string, string]>([
  [{ cli: ['--dts'] }, '--dts', '/guide/basic/cli#build'],
  [{ cli: ['--root'], topLevel: 'only' }, '--root', '/guide/basic/cli#common-flags'],
  [{ docs: 'output/target' }, 'Rsbuild docs', 'https://rsbuild.rs/config/output/target'],
])('%j has the link %s to %s', (props, name, url) => {
  show(props);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
});

test('long code is a block', () => {
  const { Type, Default } = show({ default: `{ a: '${'a'.repeat(60)}' }` });
  expect(Type!.querySelector('.lines')).toBeNull();
  expect(Default!.querySelector('.lines')).not.toBeNull();
});
