import fs from 'node:fs';
import path from 'node:path';
import Parser from 'rss-parser';
import { emitFeed, feedContent } from '..';
import { tempFolder } from '../../../testing/tempFolder';
import { readPage } from '../../readPages';

const post = (body: string) =>
  readPage(
    `<nav><a href="/">x</a></nav><article><h1>P</h1><div id="__blog-post-container">${body}</div></article>`,
    'https://a.test/blog/p',
  );

test.each([
  [
    '<p><a class="x" href="/a#b">t</a><img src="c.png" alt="i" loading="lazy"></p>',
    '<p><a href="https://a.test/a#b">t</a><img src="https://a.test/blog/c.png" alt="i"></p>',
  ],
  ['<div><h2 id="a">A<a class="hash-link" href="#a">\u200b</a></h2></div>', '<h2>A</h2>'],
])('of %s the feed has what means something without styles and scripts', (body, content) => {
  expect(feedContent(post(body))).toBe(content);
});

test('a feed has the content of the posts that are listed, the newest first', async () => {
  const outDir = tempFolder();
  const content = '<p>a[b[0]]>c &amp; d</p>';
  const metadata = {
    permalink: '/blog/p',
    title: '<&> 新',
    date: new Date('2025-05-14T10:00:00Z'),
  };
  const newer = { ...metadata, title: 'New', date: new Date('2026-01-01T00:00:00Z') };
  const hidden = { permalink: '/p', unlisted: true };
  await emitFeed(
    [post(content)],
    { blogPosts: [{ metadata }, { metadata: newer }, { metadata: hidden }] } as never,
    { outDir, baseUrl: '/', siteConfig: {}, i18n: { currentLocale: 'en' } } as never,
  );
  const xml = fs.readFileSync(path.join(outDir, 'blog-rss.xml'), 'utf8');
  const feed = await new Parser().parseString(xml);
  expect(feed.lastBuildDate).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  expect(feed.items).toMatchObject([
    { title: 'New', 'content:encoded': content },
    { title: '<&> 新', link: 'https://a.test/blog/p' },
  ]);
  expect(feed.items).toHaveLength(2);
});
