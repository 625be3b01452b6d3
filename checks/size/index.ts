import path from 'node:path';
import { budget, measurePage, overBudget } from './measure';

const pages = ['guide/start/quick-start.html', 'zh/guide/start/quick-start.html'];
const sizes = pages.map((page) => measurePage(path.resolve('build'), page));

console.log('First load, bytes after brotli 11');
console.table(
  Object.fromEntries([
    ...sizes.map(({ page, js, css, html, fonts, foreign }) => [
      page,
      { JavaScript: js, CSS: css, HTML: html, fonts, 'other hosts': foreign.length },
    ]),
    ['budget', { JavaScript: budget.js, CSS: budget.css, fonts: 0, 'other hosts': 0 }],
  ]),
);

const problems = sizes.flatMap(overBudget);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
