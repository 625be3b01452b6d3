import postcss from 'postcss';
import { systemTheme } from '../systemTheme';

/** Without insignificant white space. */
function bare(css: string): string {
  return css.replace(/\s+/g, ' ').replace(/ ?([{}]) ?/g, '$1');
}

async function transform(css: string, darkMode = true): Promise<string> {
  const { css: result } = await postcss([systemTheme(darkMode)]).process(css, { from: undefined });
  return bare(result);
}

test.each([
  [
    "[data-theme='dark'] { --a: 1 }",
    "[data-theme='dark'] { --a: 1 } @media (prefers-color-scheme: dark) { :root:where(:not([data-theme])) { --a: 1 } }",
  ],
  [
    'html[data-theme=light] .a { b: c }',
    'html[data-theme=light] .a { b: c } @media (prefers-color-scheme: light) { html:root:where(:not([data-theme])) .a { b: c } }',
  ],
  [
    "@media print { :root, [data-theme='dark'] { a: b } }",
    "@media print { :root, [data-theme='dark'] { a: b } @media (prefers-color-scheme: dark) { :root:where(:not([data-theme])) { a: b } } }",
  ],
  ['.a:not([data-theme]) { b: c }', '.a:not([data-theme]) { b: c }'],
])('%s', async (css, expected) => {
  expect(await transform(css)).toBe(bare(expected));
});

test('a rule for both themes is copied for each', async () => {
  const css = await transform("[data-theme='dark'] .sun, [data-theme='light'] .moon { a: b }");
  expect(css).toContain(
    bare('(prefers-color-scheme: dark) { :root:where(:not([data-theme])) .sun {'),
  );
  expect(css).toContain(
    bare('(prefers-color-scheme: light) { :root:where(:not([data-theme])) .moon {'),
  );
});

test('a site that is always light is light without scripts', async () => {
  const css = await transform(
    "[data-theme='dark'] .sun, [data-theme='light'] .moon { a: b }",
    false,
  );
  expect(css).not.toContain(bare('prefers-color-scheme: dark'));
  expect(css).toContain(bare('@media all { :root:where(:not([data-theme])) .moon { a: b } }'));
});
