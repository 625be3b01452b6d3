import postcss from 'postcss';
import { systemTheme } from '../systemTheme';

/** Without insignificant white space. */
function bare(css: string): string {
  return css.replace(/\s+/g, ' ').replace(/ ?([{}]) ?/g, '$1');
}

const dark = '@media (prefers-color-scheme: dark)';
const light = '@media (prefers-color-scheme: light)';
const root = ':root:where(:not([data-theme]))';
const both = "[data-theme='dark'] .sun, [data-theme='light'] .moon { a: b }";

test.each([
  ["[data-theme='dark'] { --a: 1 }", `${dark} { ${root} { --a: 1 } }`],
  ['html[data-theme=light] .a { b: c }', `${light} { html${root} .a { b: c } }`],
  [both, `${dark} { ${root} .sun { a: b } } ${light} { ${root} .moon { a: b } }`],
  ['.a:not([data-theme]) { b: c }', ''],
  // A site that is always light
  [both, `@media all { ${root} .moon { a: b } }`, false],
])('%s is followed by %s', async (css, added, darkMode = true) => {
  const { css: result } = await postcss([systemTheme(darkMode)]).process(css, { from: undefined });
  expect(bare(result)).toBe(bare(css + added));
});

test('a rule in a media query is followed by one in the same query', async () => {
  const { css } = await postcss([systemTheme(true)]).process(
    "@media print { :root, [data-theme='dark'] { a: b } }",
    { from: undefined },
  );
  expect(bare(css)).toContain(bare(`{ a: b } ${dark} { ${root} { a: b } } }`));
});
