import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { homeOf, localeCodes } from '../../site/locales';
import { tempFolder } from '../../testing/tempFolder';
import renderPages from '..';
import { robotsTxt } from '../robotsTxt';

const dir = tempFolder();
const outDir = path.join(dir, 'build/zh');
const origin = 'https://a.test';

const link = '<link rel="stylesheet" href="/zh/assets/css/styles.1a.css">';

const page = (route: string, body = '') =>
  `<head>${link}<title>${route}</title><meta name="description" content="D">
  <meta property="og:image" content="${origin}/zh/social/blog/post.png"></head>
  <main><article><h1>${route}</h1>${body}</article></main>`;

const pages = {
  '/zh/': page('/zh/'),
  '/zh/guide/': page('/zh/guide/', '<h2 id="i">I</h2>'),
  '/zh/guide/a': page('/zh/guide/a'),
  '/zh/guide/a/b': page('/zh/guide/a/b'),
  '/zh/blog/': page('/zh/blog/'),
  '/zh/blog/post': page('/zh/blog/post', '<div id="__blog-post-container"><p>text</p></div>'),
};

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [{ id: 'a', permalink: '/zh/guide/a' }],
          sidebars: {
            guide: [{ type: 'category', label: '组', items: [{ type: 'doc', id: 'a' }] }],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogTitle: '博客',
      blogDescription: 'D',
      blogPosts: [
        {
          metadata: {
            permalink: '/zh/blog/post',
            title: 'P',
            description: 'D',
            date: new Date('2025-05-14T10:00:00Z'),
          },
        },
        { metadata: { permalink: '/zh/blog/unlisted', unlisted: true } },
      ],
    },
  },
};

const site = {
  siteDir: dir,
  outDir,
  generatedFilesDir: dir,
  baseUrl: '/zh/',
  routesPaths: ['/zh/404.html', ...Object.keys(pages)],
  siteConfig: {
    url: origin,
    title: 'Rslib',
    themeConfig: { navbar: { items: [{ label: '博客', activeBaseRegex: '/blog/' }] } },
  },
  i18n: {
    currentLocale: 'zh',
    defaultLocale: 'en',
    localeConfigs: {
      en: { url: origin, baseUrl: '/', htmlLang: 'en' },
      zh: { url: origin, baseUrl: '/zh/', htmlLang: 'zh-CN' },
    },
  },
  codeTranslations: {},
} as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0];

/** All files below the output folder of the site. */
function files(): string[] {
  const root = path.dirname(outDir);
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

let beforeMove: string[] | undefined;

beforeAll(async () => {
  fs.cpSync(path.resolve(__dirname, '../../../static/img'), path.join(dir, 'static/img'), {
    recursive: true,
  });
  for (const [route, html] of Object.entries({
    ...pages,
    '/zh/404.html': `<head>${link}</head>`,
  })) {
    const place = route.endsWith('.html') ? route : `${route}/index.html`;
    const file = path.join(outDir, place.slice('/zh/'.length));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, html);
  }
  fs.mkdirSync(path.join(outDir, 'assets/css'), { recursive: true });
  fs.writeFileSync(path.join(outDir, 'assets/css/styles.1a.css'), 'article{top:0}');
  const { rename } = fsPromises;
  jest.spyOn(fsPromises, 'rename').mockImplementation((from, to) => {
    if (String(from).endsWith('index.html')) beforeMove ??= files();
    return rename(from, to);
  });
  const { plugin, pages: read } = renderPages();
  await plugin.allContentLoaded?.({ allContent: content, actions: {} as never });
  await plugin.postBuild?.(site);
  expect(await read).toHaveLength(Object.keys(pages).length);
});

afterAll(() => jest.restoreAllMocks());

const emitted = [
  'blog-rss-zh.xml',
  'robots.txt',
  'zh/assets/css/styles.1a.css',
  'zh/blog/index.md',
  'zh/blog/post.md',
  'zh/guide/a.md',
  'zh/guide/a/b.md',
  'zh/guide/index.md',
  'zh/index.md',
  'zh/llms-full.txt',
  'zh/llms.txt',
  'zh/social/blog/post.png',
];

const read = (file: string) => fs.readFileSync(path.join(outDir, '..', file), 'utf8');

test('every form of every page is emitted, and then pages are moved to their canonical files', () => {
  const isHtml = (file: string) => file.endsWith('.html');
  expect(beforeMove?.filter((file) => !isHtml(file))).toEqual(emitted);
  expect(beforeMove?.filter(isHtml)).toEqual([
    'zh/404.html',
    'zh/blog/index.html',
    'zh/blog/post/index.html',
    'zh/guide/a/b/index.html',
    'zh/guide/a/index.html',
    'zh/guide/index.html',
    'zh/index.html',
  ]);
  const added = files().filter((file) => !isHtml(file) && !emitted.includes(file));
  expect(added).toEqual(['_headers', '_redirects', expect.stringMatching(/\/print\.\w+\.css$/)]);
  expect(files().filter(isHtml)).toEqual([
    'zh/404.html',
    'zh/blog/index.html',
    'zh/blog/post.html',
    'zh/guide/a.html',
    'zh/guide/a/b.html',
    'zh/guide/index.html',
    'zh/index.html',
  ]);
  expect(fs.existsSync(path.join(outDir, 'blog/post'))).toBe(false);
});

test('hosts get the settings for the language that is built', () => {
  expect(read('zh/guide/a.html')).toContain('<style>article{top:0}</style>');
  expect(read('_headers')).toContain("style-src 'self' 'unsafe-hashes' 'sha256-");
  expect(read('_redirects')).toMatch(/\n\/zh\/\* \/zh\/404\.html 404\n$/);
  expect(read('../deploy/generated/maps.conf')).toContain('"/zh/guide/a" /zh/guide/a;');
  expect(read('../deploy/generated/maps.conf')).not.toContain('/en[/?');
});

test('sections are those of the sidebar and the navbar', () => {
  expect(read('zh/llms.txt').match(/^## .*|\(.*\)/gm)).toEqual([
    `(${origin}/zh/llms-full.txt)`,
    ...localeCodes
      .filter((locale) => locale !== 'zh')
      .map((locale) => `(${origin}${homeOf(locale)}llms.txt)`),
    '## 组',
    `(${origin}/zh/guide/a.md)`,
    '## 博客',
    `(${origin}/zh/blog/index.md)`,
    `(${origin}/zh/blog/post.md)`,
    '## /zh/guide/',
    `(${origin}/zh/guide/index.md)`,
    '## /zh/guide/a/b',
    `(${origin}/zh/guide/a/b.md)`,
  ]);
});

test('the feed holds the listed posts', () => {
  expect(read('blog-rss-zh.xml').match(/<title>.*|<link>.*|<content.*/g)).toEqual([
    '<title>Rslib 博客</title>',
    `<link>${origin}/zh/blog/</link>`,
    '<title><![CDATA[P]]></title>',
    `<link>${origin}/zh/blog/post</link>`,
    '<content:encoded><![CDATA[<p>text</p>]]></content:encoded>',
  ]);
});

test('the not-found page knows all pages', () => {
  const html = read('zh/404.html');
  for (const route of ['guide/', 'guide/a/b', 'blog/post']) expect(html).toContain(`"${route}"`);
});

test('robots.txt lists each sitemap once', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/zh/sitemap.xml\n`,
  );
  expect(robotsTxt(['https://a.test/s.xml', 'https://a.test/s.xml'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/s.xml\n',
  );
});
