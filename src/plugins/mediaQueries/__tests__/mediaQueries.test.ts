import postcss from 'postcss';
import { nameMediaQueries } from '../postcss';

const compile = (css: string) =>
  postcss([nameMediaQueries]).process(css, { from: '/src/a.css' }).css;

test.each([
  ['(--from-tablet)', '(min-width: 768px)'],
  ['(--below-tablet)', '(max-width: 767.98px)'],
  ['(--from-tablet) and (--below-laptop)', '(min-width: 768px) and (max-width: 959.98px)'],
  ['(--below-small), print', '(max-width: 600.98px), print'],
  ['(hover: none)', '(hover: none)'],
])('@media %s becomes @media %s', (named, query) => {
  expect(compile(`@media ${named} { a { b: c } }`)).toBe(`@media ${query} { a { b: c } }`);
});

test('an unknown name stops the build and the error names its position', () => {
  expect(() => compile('\n@media (--from-phone) { a { b: c } }')).toThrow(
    '/src/a.css:2:1: The media query --from-phone does not exist. There are --from-small, --below-small',
  );
});
