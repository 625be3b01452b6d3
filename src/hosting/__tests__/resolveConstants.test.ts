import { usedStyles } from '../usedStyles';

test.each([
  ['a value', ':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
  ['values side by side', ':root{--a:1px}p{margin:var(--a)var(--a)0}', 'p{margin:1px 1px 0}'],
  ['a value in a layer', '@layer x{:root{--a:1px}p{top:var(--a)}}', '@layer x{p{top:1px}}'],
  ['a value of values', ':root{--a:calc(var(--b)*2);--b:1px}p{top:var(--a)}', 'p{top:calc(1px*2)}'],
  [
    'a value that themes set',
    ':root{--a:var(--b);--b:red}[data-theme=dark]{--b:blue}p{color:var(--a)}',
    ':root{--b:red}[data-theme=dark]{--b:blue}p{color:var(--b)}',
  ],
  ['a value that elements set', ':root{--a:var(--b);--b:0}p{--b:1}b{top:var(--a)}', undefined],
  ['a value of some windows', '@media print{:root{--a:0}}p{top:var(--a)}', undefined],
  ['a value that a script sets', ':root{--in-script:0}p{top:var(--in-script)}', undefined],
  ['a value that other styles set', ':root{--in-style:0}p{top:var(--in-style)}', undefined],
  ['a keyword that means itself', ':root{--a:inherit}p{color:var(--a)}', undefined],
  ['a reference with a fallback', ':root{--a:0}p{top:var(--a,1px)}', undefined],
  [
    'a value of the framework that ours overrides',
    '@layer x{:root,html{--a:0}html[data-theme=dark]{--a:1}p{left:0}}:root{--a:2px}p{top:var(--a)}',
    '@layer x{p{left:0}}p{top:2px}',
  ],
  [
    'a rule of the framework that ours overrides',
    '@layer x{p{margin-top:0;top:0;left:0}}p{margin:1px;top:1px}',
    '@layer x{p{left:0}}p{margin:1px;top:1px}',
  ],
  ['a rule for fewer elements', '@layer x{p{top:0}}b :is(a,p){top:1px}', undefined],
  ['a rule for some windows', '@layer x{p{top:0}}@media print{p{top:1px}}', undefined],
  ['a rule with priority', '@layer x{p{top:0!important}}p{top:1px}', undefined],
])('%s', (_, css, expected = css) => {
  const scripts = ['style.setProperty("--in-script")'];
  expect(usedStyles(css, { pages: [], scripts, styles: ['b{--in-style:1}'] })).toBe(expected);
});
