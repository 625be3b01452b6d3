import { checkSitemap } from '../checkFiles';
import { checkFeed } from '../checkFeed';
import { checkNotFound, checkPage } from '../checkPage';
import { origin, pages, type PageRef } from '../site';

const routes = new Set(pages.map(({ route }) => route));
const find = (route: string) => pages.find((page) => page.route === route) as PageRef;
const page = find('/zh/config/lib/dts');
const url = `${origin}${page.route}`;
const image = `${origin}/zh/social/config/lib/dts.png`;
const organization = `{"@type":"Organization","name":"Rslib","url":"${origin}/"}`;

const good = `<!doctype html><html lang="zh-CN"><head><title>lib.dts | Rslib</title>
<meta name="description" content="D"><meta property="og:description" content="D">
<meta property="og:title" content="lib.dts | Rslib"><meta property="og:type" content="article">
<meta property="og:url" content="${url}"><meta property="og:site_name" content="Rslib">
<meta property="og:locale" content="zh_CN"><meta property="og:locale:alternate" content="en_US">
<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A"><meta name="twitter:image:alt" content="A">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#fff"><meta name="theme-color" content="#141414">
<link rel="canonical" href="${url}"><link rel="alternate" hreflang="en" href="${origin}/config/lib/dts">
<link rel="alternate" hreflang="zh-CN" href="${url}">
<link rel="alternate" hreflang="x-default" href="${origin}/config/lib/dts">
<link rel="icon" href="/a"><link rel="icon" href="/b"><link rel="apple-touch-icon" href="/c">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
{"@type":"TechArticle","@id":"${url}","url":"${url}","image":"${image}","inLanguage":"zh-CN","author":${organization}},
{"@type":"BreadcrumbList","itemListElement":[{"position":1,"item":"${origin}/zh/config/"},{"position":2,"item":"${url}"}]}
]}</script></head></html>`;

test('a right head has no problems', () => {
  expect(checkPage(good, page, routes)).toEqual([]);
});

test.each([
  ['lang="zh-CN"', 'lang="zh"', 'lang'],
  [' | Rslib</title>', '</title>', 'title'],
  ['</title>', '</title><title>b</title>', 'title'],
  ['name="description" content="D"', 'name="description" content=""', 'description'],
  ['<meta property="og:locale"', '<meta name="x"><meta property="og:url" content="y"', 'og:url'],
  ['content="zh_CN"', 'content="zh"', 'og:locale'],
  ['"og:type" content="article"', '"og:type" content="website"', 'og:type'],
  ['<meta name="twitter:image"', '<meta property="og:image" content="x"><meta', 'og:image'],
  ['content="1200"', 'content="1201"', 'og:image:width'],
  ['<meta name="theme-color" content="#fff">', '', 'theme-color'],
  ['rel="canonical" href="https', 'rel="canonical" href="http', 'canonical'],
  ['hreflang="x-default"', 'hreflang="fr"', 'hreflang'],
  ['<link rel="icon" href="/a">', '', 'icons'],
  ['<link rel="icon"', '<link rel="alternate" type="application/rss+xml" href="x">$&', 'feeds'],
  ['<meta name="twitter:card"', '<meta name="robots" content="noindex">$&', 'robots'],
  ['<meta name="twitter:card"', '<meta name="x"><meta name="x">$&', 'repeated'],
  ['ld+json">{', 'ld+json">', 'JSON-LD: SyntaxError'],
  ['ld+json"', 'json"', 'number of JSON-LD blocks'],
  ['"TechArticle"', '"Article"', 'JSON-LD: no TechArticle'],
  ['"inLanguage":"zh-CN"', '"inLanguage":"zh"', 'JSON-LD: inLanguage'],
  [`"item":"${origin}/zh/config/"`, `"item":"${origin}/zh/config"`, 'is no canonical address'],
  [`"position":2,"item":"${url}"`, `"position":3,"item":"${url}"`, 'positions [1,3]'],
  ['"Organization"', '"Person"', 'names a person'],
])('%s → %s is told', (from, to, problem) => {
  expect(good).toContain(from);
  expect(checkPage(good.replace(from, to), page, routes).join('\n')).toContain(problem);
});

test('the view of unknown addresses names no page', () => {
  const html = '<head><title>404 | Rslib</title><meta name="robots" content="noindex"></head>';
  expect(checkNotFound(html)).toEqual([]);
  expect(checkNotFound(good)).toHaveLength(4);
});

const entry = (route: string, more = '') => `<url><loc>${origin}${route}</loc>${more}</url>`;
const date = '<lastmod>2026-01-02</lastmod>';
const listed = [find('/'), find('/config/')];

test.each([
  ['is complete', entry('/') + entry('/config/', date), true, []],
  ['has no dates where there is no history', entry('/') + entry('/config/'), false, []],
  ['misses a page', entry('/'), true, ['/config/ is missing']],
  [
    'has another form',
    entry('/') + entry('/config', date),
    true,
    ['missing', 'no page', 'lastmod'],
  ],
  ['has a page twice', entry('/') + entry('/') + entry('/config/', date), true, ['/ twice']],
  [
    'has noise',
    `${entry('/')}${entry('/config/', `${date}<priority>0.5</priority>`)}`,
    true,
    ['priority'],
  ],
  ['lacks a date', entry('/') + entry('/config/'), true, ['lastmod "undefined"']],
  ['invents a date', entry('/') + entry('/config/', date), false, ['lastmod "2026-01-02"']],
])('a sitemap that %s', (_, xml, hasDates, problems) => {
  const found = checkSitemap(xml, listed, hasDates);
  expect(found).toHaveLength(problems.length);
  problems.forEach((problem, at) => expect(found[at]).toContain(problem));
});

test('a feed that differs from its page is told', async () => {
  const record = {
    locale: 'en',
    url: '/f.xml',
    mime: 'application/rss+xml',
    language: 'en',
    title: 'F',
  } as const;
  const xml = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
    <title>T</title><language>zh</language><item><link>/blog/x</link>
    <content:encoded>&lt;a href="/a" class="b"&gt;</content:encoded></item></channel></rss>`;
  const problems = (await checkFeed(xml, record, () => '<h2>A</h2>')).join('\n');
  for (const problem of [
    'language zh',
    'is named T, not F',
    'names itself',
    'differ from the page',
    'not absolute',
    'interface',
    'date',
  ])
    expect(problems).toContain(problem);
});
