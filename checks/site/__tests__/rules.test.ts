import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { runChecks } from '../../base/check';
import { formatIssue } from '../../base/issue';
import { rules } from '../rules';
import { origin, readBuiltPage, type SitePage } from '../site';

const post: SitePage = {
  route: '/zh/blog/a',
  routeWithoutLocale: '/blog/a',
  locale: 'zh',
  language: 'zh-CN',
  file: 'build/zh/blog/a.html',
  source: { kind: 'blog', frontMatter: { title: 'A', date: '2025-05-14T10:00:00Z' } } as never,
};

const html = `<html lang="zh-CN"><head><title>A | Rslib</title>
<meta property="og:type" content="article"><meta property="og:image:alt" content="A">
<meta property="article:published_time" content="2025-05-14T10:00:00.000Z">
<link rel="canonical" href="${origin}/zh/blog/a">
<link rel="icon" href="/a.svg"><link rel="icon" href="/a.svg"><link rel="apple-touch-icon" href="/a.png">
</head><main><h1>A</h1><h2 id="i">I</h2><a href="#i">i</a><pre><code>  let a;</code></pre>
<section data-output-explorer="x"><noscript><details><summary>S</summary></details></noscript></section></main></html>`;

const feed = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Rslib 博客</title><language>zh-CN</language>
<atom:link href="${origin}/blog-rss-zh.xml" rel="self" type="application/rss+xml"/>
<item><title>A</title><link>${origin}/zh/blog/a</link>
<pubDate>Wed, 14 May 2025 10:00:00 GMT</pubDate></item></channel></rss>`;

/** Files of a built site with one page, without the mistakes below. */
const files: Readonly<Record<string, string>> = {
  'zh/blog/a.html': html,
  'zh/blog/a.md': `# A\n\n## I {#i}\n\n[i](${origin}/zh/blog/a#i)\n\n\`\`\`ts\n  let a;\n\`\`\`\n`,
  'zh/output-explorer/x.md': '',
  'zh/social/blog/a.png': ' '.repeat(80_000),
  'a.svg': '',
  'a.png': '',
  'sitemap.xml': '',
  'zh/sitemap.xml': `<loc>${origin}/zh/blog/a</loc>`,
  'blog-rss.xml': feed,
  'blog-rss-zh.xml': feed,
};

async function issuesOf({ 'zh/blog/a.html': page = '', ...others }: typeof files): Promise<string> {
  const dir = tempFolder();
  addFiles(dir, others);
  const site = { dir, expected: [post], pages: [readBuiltPage(post, page)] };
  return (await runChecks(rules, site)).map(formatIssue).join('\n');
}

test.each([
  ['zh/blog/a.html', 'lang="zh-CN"', 'lang="zh"', 'lang is "zh", not "zh-CN"'],
  ['zh/blog/a.html', 'A | Rslib', 'B | Rslib', 'the title is "B | Rslib", not "A | Rslib"'],
  ['zh/blog/a.html', '</title>', '</title><title>b</title>', 'there are 2 titles'],
  ['zh/blog/a.html', 'content="article"', 'content="website"', 'og:type is ["website"], not ['],
  ['zh/blog/a.html', 'alt" content="A"', 'alt" content=""', 'og:image:alt is [""]'],
  ['zh/blog/a.html', 'content="2025', 'content="2024', 'article:published_time is'],
  ['zh/blog/a.html', '</head>', '<meta name="og:locale:alternate" content="e">', 'is ["e"], not ['],
  ['zh/blog/a.html', '</head>', '<meta name="theme-color" content="#f">', 'theme-color is ["#f"]'],
  ['zh/blog/a.html', '</head>', '<meta name="robots" content="noindex">', 'robots is ["noindex"]'],
  [
    'zh/blog/a.html',
    '</head>',
    '<meta name="x"><meta name="x">',
    'the number of other tags is 2, not 1',
  ],
  ['zh/blog/a.html', 'rel="canonical" href="https', '$&x', 'the canonical URL is'],
  ['zh/blog/a.html', '</head>', '<link rel="alternate" href="x">', 'translations is [[null,"x"]]'],
  [
    'zh/blog/a.html',
    '</head>',
    '<link rel="alternate" type="application/rss+xml" href="x">',
    'the list of feeds is [["x",null,null]], not',
  ],
  ['zh/blog/a.html', '<link rel="icon" href="/a.svg">', '', 'the number of icons is [1,1], not [2'],
  ['zh/blog/a.html', '<h1>', '<h1 id="i">', 'more than one element has the id "i"'],
  ['zh/social/blog/a.png', '', ' ', '/zh/social/blog/a.png has 80001 bytes, 80000 allowed'],
  ['zh/sitemap.xml', 'loc>', 'x>', 'the list of pages is [], not'],
  ['blog-rss-zh.xml', '<language>zh-CN', '<language>en', 'the language is "en", not "zh-CN"'],
  ['blog-rss-zh.xml', 'href="', 'href="x', 'its own URL is "x'],
  ['blog-rss-zh.xml', '博客', 'Blog', 'the name is "Rslib Blog", not "Rslib 博客"'],
  ['blog-rss-zh.xml', '14 May', '15 May', '2025-05-15T10:00:00.000Z"]], not'],
  ['zh/blog/a.md', '# A', '# B', 'Markdown: number 1 of them is "# B", not "# A"'],
  ['zh/blog/a.md', '  let', 'let', 'Markdown: number 3 of them is "let a;", not "  let a;"'],
  ['zh/blog/a.md', '## I', 'I', 'the number of headings and code samples is 2, not 3'],
  ['zh/blog/a.md', '[i]', '<br>[i]', 'HTML is left: <br>'],
  ['zh/blog/a.md', 'a#i)', 'a#j)', `no heading has the id of ${origin}/zh/blog/a#j`],
])('%s: %j → %j is reported', async (file, from, to, said) => {
  expect(await issuesOf(files)).not.toContain(said);
  const changed = { ...files, [file]: files[file]!.replace(from, to) };
  expect(await issuesOf(changed)).toContain(said);
});

test.each(['zh/blog/a.md', 'zh/output-explorer/x.md', 'zh/social/blog/a.png', 'a.png'])(
  'a missing file is reported: %s',
  async (name) => {
    const { [name]: _, ...others } = files;
    const issues = (await issuesOf(others)).split('\n');
    expect(issues).toContainEqual(
      expect.stringMatching(`^build/zh/blog/a.html  .*/${name} is missing. Fix: See src/`),
    );
  },
);
