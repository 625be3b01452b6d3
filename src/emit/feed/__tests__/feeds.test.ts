import fs from 'node:fs';
import path from 'node:path';
import Parser from 'rss-parser';
import { buildFeed, emitFeed, feedContent } from '..';
import { tempFolder } from '../../../testing/tempFolder';
import { readPage } from '../../readPages';

const url = 'https://a.test/blog/p';

const contentOf = (body: string, id = '__blog-post-container') =>
  feedContent(
    readPage(
      `<nav><a href="/">x</a></nav><article><h1>P</h1><div id="${id}">${body}</div></article>`,
      url,
    ),
  );

test.each([
  [
    'relative links',
    '<p><a class="x" href="/a#b">t</a><img src="c.png" alt="i" loading="lazy"></p>',
    '<p><a href="https://a.test/a#b">t</a><img src="https://a.test/blog/c.png" alt="i"></p>',
  ],
  [
    'anchors of headings',
    '<h2 id="a">A<a class="hash-link" href="#a">\u200b</a></h2>',
    '<h2>A</h2>',
  ],
])('%s', (_, body, content) => {
  expect(contentOf(body)).toBe(content);
});

test('a post without text stops the build', () => {
  expect(() => contentOf('x', 'y')).toThrow(url);
});

const facts = {
  title: 'A & B',
  description: '<D>',
  link: 'https://a.test/blog/',
  feedLinks: { rss: 'https://a.test/f.xml' },
  language: 'zh-CN',
};
const post = {
  title: 'Old',
  description: 'd',
  link: url,
  date: new Date('2025-05-14T10:00:00Z'),
  content: '<p>x</p>',
};

test('a feed parser reads what was written', async () => {
  const content = '<p>a[b[0]]>c &amp; d</p>';
  const newer = {
    ...post,
    title: 'New <&> 新',
    link: `${url}2`,
    date: new Date('2026-01-01T00:00:00Z'),
    content,
  };
  const xml = buildFeed(facts, [post, newer]);
  const feed = await new Parser().parseString(xml);
  const lastBuildDate = 'Thu, 01 Jan 2026 00:00:00 GMT';
  expect(feed).toMatchObject({ title: 'A & B', description: '<D>', lastBuildDate });
  expect(feed.items).toMatchObject([
    { title: 'New <&> 新', link: `${url}2`, 'content:encoded': content },
    { title: 'Old', link: url },
  ]);
  expect(buildFeed(facts, [newer, post])).toBe(xml);
});

test('an unlisted post is left out', async () => {
  const outDir = tempFolder();
  const site = { outDir, baseUrl: '/', siteConfig: {}, i18n: { currentLocale: 'en' } };
  const blog = { blogTitle: 'B', blogPosts: [{ metadata: { permalink: '/p', unlisted: true } }] };
  await emitFeed([], blog as never, site as never);
  expect(fs.readFileSync(path.join(outDir, 'blog-rss.xml'), 'utf8')).not.toContain('<item>');
});
