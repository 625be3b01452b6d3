import { splitPrint, usedStyles } from '../usedStyles';

const uses = {
  pages: ['<html class="doc page"><body class=bare style="color:var(--in-html)">'],
  scripts: [
    'e.classList.add("is-open");jsx("p",{className:"note big",children:"Open the card."});getPropertyValue("--in-script")',
  ],
  styles: ['p{color:var(--in-style)}'],
};

test.each([
  ['a class in HTML', '.doc .bare{top:0}', '.doc .bare{top:0}'],
  ['a class in a script', '.is-open{top:0}.big{top:0}', '.is-open{top:0}.big{top:0}'],
  ['a word in a script', '.card{top:0}', ''],
  ['an unused class', '.card{top:0}p{top:0}', 'p{top:0}'],
  ['one selector of a list', '.card,.page{top:0}', '.page{top:0}'],
  ['a class that is excluded', 'a:not(.card){top:0}', 'a:not(.card){top:0}'],
  ['a group without rules', '@media print{.card{top:0}}', ''],
  ['a layer without rules', '@layer x{.card{top:0}}p{top:0}', '@layer x;p{top:0}'],
  ['a property that nothing reads', ':root{--a:1;--b:var(--a)}', ''],
  ['a property that styles read', 'p{--a:1;--b:var(--a)}p{top:var(--b)}', undefined],
  ['a property that HTML reads', ':root{--in-html:red}', undefined],
  ['a property that other styles read', ':root{--in-style:red}', undefined],
  ['a property that a script reads', ':root{--in-script:red}', undefined],
])('%s', (_, css, expected = css) => {
  expect(usedStyles(css, uses)).toBe(expected);
});

test('an animation keeps its steps', () => {
  const css = '@keyframes turn{from{top:0}50%{top:1px}}p{animation:turn 1s}';
  expect(usedStyles(css, uses)).toBe(css);
});

test('styles for print are separated, in their order', () => {
  expect(splitPrint('a{top:0}@media print{a{top:1px}}b{top:0}@media print{b{top:1px}}')).toEqual({
    screen: 'a{top:0}b{top:0}',
    print: 'a{top:1px}b{top:1px}',
  });
});
