import fs from 'node:fs';
import { routeTable } from '../checks/routes/routeTable';
import { buildDir, expect, sitemaps, test } from './site';

const expected = {
  en: [...routeTable].sort(),
  zh: routeTable.map((route) => `/zh${route}`).sort(),
};

/** `zh/guide/start/index.html` → `/zh/guide/start/` */
function routeOf(file: string): string {
  return `/${file.replace(/\\/g, '/')}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

test('the built pages are those of the route table, in both languages', () => {
  const built = fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map(routeOf)
    .sort();
  expect(built).toEqual([...expected.en, ...expected.zh].sort());
});

for (const locale of ['en', 'zh'] as const) {
  test(`the sitemap lists every ${locale} page in its canonical form`, () => {
    expect([...sitemaps[locale]].sort()).toEqual(expected[locale]);
  });
}
