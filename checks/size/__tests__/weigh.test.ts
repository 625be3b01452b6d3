import { tempFolder } from '../../../src/testing/tempFolder';
import { budgetFor, problemsOf, sharedScripts, weigh } from '../weigh';

const html = `<html><head><style>p{}</style><script>go()</script>
<script type="application/ld+json">{"a":"${'long '.repeat(99)}"}</script><script src="/a.js" defer></script></head></html>`;
const load = { before: ['/a.js', '/a.css', '/logo.svg'], after: ['/b.js'], search: ['/c.json'] };

test('sizes are compressed and include the code in the HTML', () => {
  const files = { 'p.html': html, 'a.js': 'x'.repeat(9999), 'a.css': 'p{}', 'logo.svg': '<svg/>' };
  const dir = tempFolder({ ...files, 'b.js': 'b()', 'c.json': '{}' });
  const { js, content, css, other, later, search } = weigh(dir, 'p.html', load, new Set(['/a.js']));
  expect(content).toBe(0);
  expect(js).toBeLessThan(50);
  expect(css).toBe(14);
  expect([other, later, search].every((bytes) => bytes > 0)).toBe(true);
});

test('scripts that no other page names are the content of the page', () => {
  const other = '<script src="/a.js" defer></script>';
  const own = `${other}<script src=/own.js defer></script>`;
  const script = 'x'.repeat(9999);
  const dir = tempFolder({ 'p.html': own, 'a.js': script, 'own.js': script });
  const page = { before: ['/a.js', '/own.js'], after: [], search: [] };
  const { js, content } = weigh(dir, 'p.html', page, sharedScripts([own, other]));
  expect(js).toBe(content);
  expect(content).toBeGreaterThan(0);
});

test('weights over the budget are reported', () => {
  const budget = budgetFor(50);
  const weights = { html: 1, content: 99_999, ...budget, js: budget.js + 1, later: 60_001 };
  expect(problemsOf(html, load, weights, budget)).toEqual([
    `js has ${budget.js + 1} bytes, ${budget.js} allowed`,
    'later has 60001 bytes, 60000 allowed',
  ]);
});

test('scripts that the HTML does not name and other hosts are reported', () => {
  const budget = budgetFor(50);
  const before = ['/a.js', '/late.js', 'https://cdn.example/x.js'];
  expect(problemsOf(html, { ...load, before }, { html: 1, content: 1, ...budget }, budget)).toEqual(
    [
      'its HTML does not name /late.js, https://cdn.example/x.js',
      'it loads files from other hosts: https://cdn.example/x.js',
    ],
  );
});
