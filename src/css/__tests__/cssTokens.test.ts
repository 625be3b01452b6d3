import { cssTokens, readToken } from '../tokens';

test('tokens are read from the rule of exactly one selector', () => {
  const css = `/* :root { --a: 0 } */ :root { --a: #fff; --b: 1px /* } */ ; }
    [data-theme='dark'] { --a: #000; } @media print { :root { --a: red; } }`;
  expect(cssTokens(css, ':root')).toEqual({ '--a': '#fff', '--b': '1px' });
  expect(() => cssTokens(css, '.x')).toThrow('no rule ".x"');
  expect(() => readToken('--no')).toThrow('tokens.css does not set --no under :root');
});
