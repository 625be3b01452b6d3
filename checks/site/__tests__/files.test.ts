import fs from 'node:fs';
import path from 'node:path';
import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { runChecks } from '../../base/check';
import { checkFeed } from '../files/feeds';
import { checkSitemap } from '../files/sitemaps';
import { uniqueIds } from '../files/uniqueIds';
import { icons } from '../head/icons';
import { socialImages } from '../head/socialImages';
import { origin, type SitePage } from '../site';
import { siteOf } from './testSite';

const { expected } = siteOf({});
const find = (route: string) => expected.find((page) => page.route === route) as SitePage;

const entry = (route: string, more = '') => `<url><loc>${origin}${route}</loc>${more}</url>`;
const date = '<lastmod>2026-01-02</lastmod>';
const listed = [find('/'), find('/config/')];

test.each<[name: string, xml: string, hasDates: boolean, said: string[]]>([
  ['is complete', entry('/') + entry('/config/', date), true, []],
  ['lacks dates because the history is shallow', entry('/') + entry('/config/'), false, []],
  ['misses a page', entry('/'), true, ['/config/ is missing']],
  [
    'has a URL that is not canonical',
    entry('/') + entry('/config', date),
    true,
    ['missing', 'is not a page'],
  ],
  ['has a page twice', entry('/') + entry('/') + entry('/config/', date), true, ['listed twice']],
  [
    'has tags that crawlers ignore',
    `${entry('/')}${entry('/config/', `${date}<priority>0.5</priority>`)}`,
    true,
    ['priority'],
  ],
  ['lacks a date', entry('/') + entry('/config/'), true, ['/config/ has no lastmod']],
  [
    'dates a page that was never committed',
    entry('/') + entry('/config/', date),
    false,
    ['has a lastmod, 2026-01-02'],
  ],
  [
    'has a wrong date',
    entry('/') + entry('/config/', '<lastmod>today</lastmod>'),
    true,
    ['is not a date'],
  ],
])('a sitemap that %s', (_, xml, hasDates, said) => {
  const problems = checkSitemap(
    xml,
    listed,
    ({ source }) => hasDates && source?.file === 'docs/config/index.mdx',
  );
  expect(problems).toHaveLength(said.length);
  said.forEach((problem, index) => expect(problems[index]).toContain(problem));
});

describe('feeds', () => {
  const record = {
    locale: 'en',
    url: '/f.xml',
    mime: 'application/rss+xml',
    language: 'en',
    title: 'T',
  } as const;
  const post = `${origin}/blog/post`;
  const page = '<h1>Post</h1><div id="__blog-post-container"><h2>More</h2><pre>x</pre></div>';
  const good = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel><title>T</title><description>D</description><language>en</language>
    <link>${origin}/blog/</link><atom:link href="${origin}/f.xml" rel="self" type="application/rss+xml"/>
    <item><title>Post</title><link>${post}</link><guid>${post}</guid><description>D</description>
    <pubDate>Wed, 14 May 2025 10:00:00 GMT</pubDate>
    <content:encoded>&lt;h2&gt;More&lt;/h2&gt;&lt;pre&gt;x&lt;/pre&gt;</content:encoded></item></channel></rss>`;
  const { pages } = siteOf({ '/blog/post': page });

  test('a correct one has no issues', async () => {
    expect(await checkFeed(good, record, pages)).toEqual([]);
  });

  test.each([
    ['version="2.0"', 'version="0.92"', 'it is not RSS 2.0'],
    ['<language>en', '<language>zh', 'the language is "zh", not "en"'],
    ['href="', 'href="x', 'its own URL is'],
    [`<link>${origin}/blog/<`, `<link>${origin}/<`, 'the link is'],
    ['<channel><title>T', '<channel><title>F', 'the name is "F", not "T"'],
    ['<description>D', '<description>', 'it has no description'],
    [`<link>${post}`, `<link>${post}s`, 'the list of posts is'],
    [`<guid>${post}`, '<guid>1', 'the guid is "1"'],
    ['14 May', '15 May', 'the date is "2025-05-15'],
    ['<title>Post', '<title>News', 'the title is "News", not "Post"'],
    ['&gt;x&lt;', '&gt;y&lt;', 'the list of headings and code samples is'],
    ['&lt;h2&gt;', '&lt;a href="/a"&gt;b&lt;/a&gt;$&', 'the URL "/a" is not absolute'],
    ['&lt;h2&gt;', '&lt;h2 class="b"&gt;', 'its content has interface elements'],
  ])('%s → %s is reported', async (from, to, said) => {
    expect(good).toContain(from);
    const problems = await checkFeed(good.replace(from, to), record, pages);
    expect(problems.join('\n')).toContain(said);
  });

  test('a page without an article is reported', async () => {
    const site = siteOf({ '/blog/post': page.replace('container', 'box') });
    const problems = await checkFeed(good, record, site.pages);
    expect(problems.join('\n')).toContain('the list of headings and code samples is');
  });
});

test('an id that a page has twice is reported', async () => {
  const site = siteOf({
    '/': '<main><h2 id="a">A</h2></main><nav><p id="b"></p><p id="a"></p></nav>',
  });
  expect(await runChecks({ uniqueIds }, site)).toMatchObject([
    { file: 'build/index.html', message: 'more than one element has the id "a"' },
  ]);
});

describe('files that a page names', () => {
  const dir = tempFolder();

  test('a missing icon is reported', async () => {
    addFiles(dir, { 'a.svg': '' });
    const html = '<head><link rel="icon" href="/a.svg"><link rel="apple-touch-icon" href="/b.png">';
    const issues = await runChecks({ icons }, siteOf({ '/': html }, dir));
    expect(issues).toMatchObject([{ message: 'the icon /b.png is missing' }]);
  });

  test.each([
    ['that is small', 80_000, undefined],
    ['that is missing', undefined, '/social/guide/a.png is missing'],
    ['that is too large', 80_001, 'has 80001 bytes, 80000 allowed'],
  ])('a social image %s', async (_, bytes, said) => {
    fs.rmSync(path.join(dir, 'social'), { recursive: true, force: true });
    if (bytes) addFiles(dir, { 'social/guide/a.png': Buffer.alloc(bytes) });
    const issues = await runChecks({ socialImages }, siteOf({ '/guide/a': '' }, dir));
    expect(issues.map(({ message }) => message)).toEqual(
      said === undefined ? [] : [expect.stringContaining(said)],
    );
  });
});
