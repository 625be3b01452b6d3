import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstLoad } from '../firstLoad';
import { budget, measurePage, overBudget } from '../measure';

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
  expect(overBudget(size)).toEqual([
    'page.html: 1 web fonts, none allowed',
    'page.html: requests to other hosts: //cdn.example/x.js',
  ]);
});

test('a page over budget is named with its size', () => {
  const size = {
    page: 'p',
    js: budget.js + 1,
    css: budget.css + 1,
    html: 0,
    fonts: 0,
    foreign: [],
  };
  expect(overBudget(size)).toEqual([
    'p: JavaScript 140001 B > 140000 B',
    'p: CSS 16001 B > 16000 B',
  ]);
});
