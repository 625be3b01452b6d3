import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstLoad } from '../size/firstLoad';
import { budgetFor, measurePage, overBudget } from '../size/measure';

const html = `<html><head><link rel="stylesheet" href="/a.css"><link rel=preload as=script href="/a.js">
<link rel="icon" href="/icon.svg"><script>go()</script><script type="application/ld+json">{}</script>
<script src="/a.js" defer></script><script src="//cdn.example/x.js"></script></head></html>`;

test('the first load is read from the HTML', () => {
  expect(firstLoad(html)).toEqual({
    scripts: ['/a.js'],
    stylesheets: ['/a.css'],
    fonts: [],
    foreign: ['//cdn.example/x.js'],
    inlineScripts: ['go()'],
  });
});

test('sizes are compressed, and a web font in a stylesheet counts', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'size-'));
  fs.writeFileSync(path.join(dir, 'page.html'), html);
  fs.writeFileSync(path.join(dir, 'a.js'), 'x'.repeat(10_000));
  fs.writeFileSync(path.join(dir, 'a.css'), '@font-face{font-family:a}');
  const size = measurePage(dir, 'page.html');
  expect(size.js).toBeLessThan(100);
  expect(size.fonts).toBe(1);
  expect(overBudget(size, budgetFor(1))).toEqual([
    '1 web fonts are loaded, none allowed',
    'it loads files from other hosts: //cdn.example/x.js',
  ]);
});

test('a page over budget is reported with its size', () => {
  const budget = budgetFor(50);
  expect(budget).toEqual({ js: 140_000, css: 16_000 });
  const size = { page: 'p', js: 140_001, css: 16_001, html: 0, fonts: 0, foreign: [] };
  expect(overBudget(size, budget)).toEqual([
    'JavaScript has 140001 bytes, 140000 allowed',
    'CSS has 16001 bytes, 16000 allowed',
  ]);
});

test('the budget grows with the routes of the pages', () => {
  expect(budgetFor(51).js - budgetFor(50).js).toBe(70);
});
