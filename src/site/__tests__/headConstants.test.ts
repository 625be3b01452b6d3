import { cssTokens, readToken } from '../../css/tokens';

test('tokens are read from the rule of exactly one selector', () => {
  const css = `/* :root { --a: 0 } */ :root { --a: #fff; --b: 1px /* } */ ; }
    [data-theme='dark'] { --a: #000; } @media print { :root { --a: red; } }`;
  expect(cssTokens(css, ':root')).toEqual({ '--a': '#fff', '--b': '1px' });
  expect(cssTokens(css, "[data-theme='dark']")).toEqual({ '--a': '#000' });
  expect(() => cssTokens(css, '.x')).toThrow('no rule ".x"');
});

test('the colors of toolbars are those of the page', () => {
  expect(readToken('--color-page')).toMatch(/^#/);
  expect(readToken('--color-page', 'dark')).not.toBe(readToken('--color-page'));
  expect(() => readToken('--no')).toThrow('tokens.css does not set --no under :root');
});
