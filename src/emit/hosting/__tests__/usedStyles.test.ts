import { splitPrint, usedStyles } from '../usedStyles';

const code = [
  '<html class="doc page"><body class=bare style="color:var(--in-html)">',
  'e.classList.add("is-open","alert--big");e.className="alert";f.className="open_a1B2";jsx("p",{className:"note big",children:"Open the card."});style.setProperty("--in-script")',
  'p{color:var(--in-style)}',
];

test.each([
  ['a class in HTML', '.doc .bare{top:0}', undefined],
  ['a class in a script', '.is-open{top:0}.big{top:0}', undefined],
  ['a word in a script', '.card{top:0}', ''],
  ['a class that is excluded', 'p:not(.card){top:0}', undefined],
  ['alternative states', 'p:is(:hover,:focus){top:0}', undefined],
  ['a document without a theme', ':root:where(:not([data-theme])) p{top:0}', undefined],
  ['an attribute that a script names by another name', '[data-pm=npm]{top:0}', undefined],
  ['an empty attribute', 'p[class=""]{top:0}', undefined],
  ['a property that HTML reads', ':root{--in-html:red}', undefined],
  ['a property that other styles read', ':root{--in-style:red}', undefined],
  ['a value', ':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
  ['values side by side', ':root{--a:1px}p{margin:var(--a)var(--a)0}', 'p{margin:1px 1px 0}'],
  ['what has become empty', ':root{--a:0}.card{top:0}', ''],
  ['colors of admonitions', '@layer x{.alert--big{top:0}.big{top:0}}', '@layer x{.big{top:0}}'],
  // What is set again outside of a layer
  ['a repetition', '@layer x{p{top:0;left:0}}p{top:1px}', '@layer x{p{left:0}}p{top:1px}'],
  ['another selector', '@layer x{p:hover{top:0}}p{top:1px}', undefined],
  ['a CSS module that no page has', '@layer x{.open_a1B2{top:0}p{top:0}}', '@layer x{p{top:0}}'],
  ['the same outside of a layer', '.open_a1B2{left:0}', undefined],
  ['a value in a layer', '@layer x{:root{--a:1px}p{top:var(--a)}}', '@layer x{p{top:1px}}'],
  ['the later value', '@layer x{:root{--a:0}}:root{--a:1}p{top:var(--a)}', '@layer x{}p{top:1}'],
  ['a value of values', ':root{--a:calc(var(--b)*2);--b:1}p{top:var(--a)}', 'p{top:calc(1 *2)}'],
  [
    'a value that themes set',
    ':root{--a:var(--b);--b:red}[data-theme=dark]{--b:blue}p{color:var(--a)}',
    ':root{--b:red}[data-theme=dark]{--b:blue}p{color:var(--b)}',
  ],
  ['a value that elements set', ':root{--a:var(--b);--b:0}p{--b:1}body{top:var(--a)}', undefined],
  ['a value of some windows', '@media print{:root{--a:0}}p{top:var(--a)}', undefined],
  ['a value that a script sets', ':root{--in-script:0}p{top:var(--in-script)}', undefined],
  ['a keyword that means itself', ':root{--a:inherit}p{color:var(--a)}', undefined],
  ['a reference with a fallback', ':root{--a:0}p{top:var(--a,1px)}', undefined],
])('%s', async (_, css, expected = css) => {
  expect(await usedStyles(css, code)).toBe(expected);
});

test('styles for print are separated, in their order', () => {
  expect(splitPrint('a{top:0}@media print{a{top:1px}}b{top:0}@media print{b{top:1px}}')).toEqual({
    screen: 'a{top:0}b{top:0}',
    print: 'a{top:1px}b{top:1px}',
  });
});
