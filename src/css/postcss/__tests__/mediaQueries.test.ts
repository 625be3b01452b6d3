import postcss from 'postcss';
import { nameMediaQueries } from '../mediaQueries';

const compile = (css: string) =>
  postcss([nameMediaQueries]).process(css, { from: '/src/a.css' }).css;

test.each([
  ['(--from-tablet)', '(min-width: 48em)'],
  ['(--below-tablet)', '(max-width: 47.99875em)'],
  ['(--from-tablet) and (--below-laptop)', '(min-width: 48em) and (max-width: 59.99875em)'],
  ['(--below-small), print', '(max-width: 37.56125em), print'],
  ['(hover: none)', '(hover: none)'],
])('@media %s becomes @media %s', (named, query) => {
  expect(compile(`@media ${named} { a { b: c } }`)).toBe(`@media ${query} { a { b: c } }`);
});

test('an unknown name stops the build and the error names its position', () => {
  expect(() => compile('\n@media (--from-phone) { a { b: c } }')).toThrow(
    '/src/a.css:2:1: The media query --from-phone does not exist. There are --from-small, --below-small',
  );
});
