import { homeOf, localeCodes, locales, openGraphLocales } from '../../../src/site/locales';
import { formatIssue } from '../../base/issue';
import { runChecks } from '../../base/check';
import { headLinks } from '../head/links';
import { tags } from '../head/tags';
import { origin } from '../site';
import { siteOf } from './testSite';

const route = '/zh/guide/a';
const url = origin + route;
const image = `${origin}/zh/social/guide/a.png`;
const description = siteOf({}).expected.find((page) => page.route === route)?.source?.frontMatter
  .description as string;

const otherLocales = localeCodes
  .filter((locale) => locale !== 'zh')
  .map((locale) => `<meta property="og:locale:alternate" content="${openGraphLocales[locale]}">`)
  .join('');
const alternates = localeCodes
  .map((locale) => {
    const href = `${origin}${homeOf(locale)}guide/a`;
    return `<link rel="alternate" hreflang="${locales[locale].htmlLang}" href="${href}">`;
  })
  .join('');

const good = `<!doctype html><html lang="zh-CN"><head><title>A | Rslib</title>
<meta name="description" content="${description}"><meta property="og:description" content="${description}">
<meta property="og:title" content="A | Rslib"><meta property="og:type" content="article">
<meta property="og:url" content="${url}"><meta property="og:site_name" content="Rslib">
<meta property="og:locale" content="zh_CN">${otherLocales}
<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A"><meta name="twitter:image:alt" content="A">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#fff"><meta name="theme-color" content="#141414">
<link rel="canonical" href="${url}">${alternates}
<link rel="alternate" hreflang="x-default" href="${origin}/guide/a">
<link rel="icon" href="/a"><link rel="icon" href="/b"><link rel="apple-touch-icon" href="/c"></head></html>`;

async function issuesOf(html: string, at = route): Promise<string[]> {
  const issues = await runChecks({ tags, headLinks }, siteOf({ [at]: html }));
  return issues.map(formatIssue);
}

test('a correct head has no issues', async () => {
  expect(await issuesOf(good)).toEqual([]);
});

const changes: [from: string, to: string, said: string][] = [
  ['lang="zh-CN"', 'lang="zh"', 'lang is "zh", not "zh-CN"'],
  [' | Rslib</title>', '</title>', 'the title is "A", not "A | Rslib"'],
  ['<title>A', '<title>B', 'the title is "B | Rslib", not "A | Rslib"'],
  ['</title>', '</title><title>b</title>', 'there are 2 titles'],
  [`name="description" content="${description}`, 'name="description" content="', 'description is'],
  [`og:description" content="${description}`, 'og:description" content="', 'og:description is'],
  ['<meta property="og:locale"', '<meta name="x"><meta property="og:url" content="y"', 'og:url is'],
  ['content="zh_CN"', 'content="zh"', 'og:locale is ["zh"], not ["zh_CN"]'],
  ['content="en_US"', 'content="en"', 'og:locale:alternate is ["en'],
  ['"og:type" content="article"', '"og:type" content="website"', 'og:type is'],
  ['<meta name="twitter:image"', '<meta property="og:image" content="x"><meta', 'og:image is'],
  ['content="1200"', 'content="1201"', 'og:image:width is'],
  ['alt" content="A"', 'alt" content=""', 'og:image:alt is [""]'],
  ['<meta name="theme-color" content="#fff">', '', 'theme-color is'],
  ['rel="canonical" href="https', 'rel="canonical" href="http', 'the canonical URL is'],
  ['hreflang="x-default"', 'hreflang="fr"', 'the list of translations is'],
  ['<link rel="icon" href="/a">', '', 'the number of icons is [1,1], not [2,1]'],
  [
    '<link rel="icon"',
    '<link rel="alternate" type="application/rss+xml" href="x">$&',
    'the list of feeds is',
  ],
  ['<meta name="twitter:card"', '<meta name="robots" content="noindex">$&', 'robots is'],
  ['<meta name="twitter:card"', '<meta name="x"><meta name="x">$&', 'the list of repeated tags is'],
];

test.each(changes)('%s → %s is reported', async (from, to, said) => {
  expect(good).toContain(from);
  const issues = await issuesOf(good.replace(from, to));
  expect(issues.join('\n')).toContain(said);
  for (const issue of issues)
    expect(issue).toMatch(/^build\/zh\/guide\/a\.html {2}.*\. Fix: See src\//);
});

test('a post has its date', async () => {
  const html = good.replaceAll('/guide/a', '/blog/post');
  expect((await issuesOf(html, '/zh/blog/post')).join('\n')).toContain(
    'article:published_time is [], not ["2025-05-14T10:00:00.000Z"]',
  );
});
