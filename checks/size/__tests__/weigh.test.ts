import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { budgetFor, problemsOf, weigh } from '../weigh';

const html = `<html><head><style>p{}</style><script>go()</script>
<script type="application/ld+json">{"a":"${'long '.repeat(99)}"}</script><script src="/a.js" defer></script></head></html>`;
const load = { before: ['/a.js', '/a.css', '/logo.svg'], after: ['/b.js'] };

test('sizes are compressed and include the code in the HTML', () => {
  const dir = tempFolder();
  const files = { 'p.html': html, 'a.js': 'x'.repeat(9999), 'a.css': 'p{}', 'logo.svg': '<svg/>' };
  for (const [name, content] of Object.entries({ ...files, 'b.js': 'b()' }))
    fs.writeFileSync(path.join(dir, name), content);
  const { js, css, other, later } = weigh(dir, 'p.html', load);
  expect(js).toBeLessThan(50);
  expect(css).toBe(14);
  expect([other > 0, later > 0]).toEqual([true, true]);
});

test('weights over the budget are reported', () => {
  const budget = budgetFor(50);
  const weights = { html: 1, ...budget, js: budget.js + 1, later: 60_001 };
  expect(problemsOf(html, load, weights, budget)).toEqual([
    `js has ${budget.js + 1} bytes, ${budget.js} allowed`,
    'later has 60001 bytes, 60000 allowed',
  ]);
});

test('scripts that the HTML does not name and other hosts are reported', () => {
  const budget = budgetFor(50);
  const before = ['/a.js', '/late.js', 'https://cdn.example/x.js'];
  expect(problemsOf(html, { before, after: [] }, { html: 1, ...budget }, budget)).toEqual([
    'its HTML does not name /late.js, https://cdn.example/x.js',
    'it loads files from other hosts: https://cdn.example/x.js',
  ]);
});

test('the budget grows with the routes of the pages', () => {
  expect(budgetFor(51).js - budgetFor(50).js).toBe(70);
});
