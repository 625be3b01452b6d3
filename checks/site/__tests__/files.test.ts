import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { runChecks, type Check } from '../../base/check';
import { checkFeed } from '../feeds';
import { headFiles } from '../head/files';
import { markdown } from '../markdown';
import { sitemaps } from '../sitemaps';
import { origin, type Site } from '../site';
import { uniqueIds } from '../uniqueIds';
import { siteOf } from './testSite';

const dir = tempFolder();

/** Runs a rule on a site of some pages and files, and returns the messages. */
async function messagesOf(
  rule: Check<Site>,
  pages: Record<string, string>,
  files: Record<string, string | Buffer> = {},
): Promise<string[]> {
  addFiles(dir, files);
  return (await runChecks({ rule }, siteOf(pages, dir))).map(({ message }) => message);
}

test('a sitemap that lacks a page is reported', async () => {
  const urls = siteOf({}).expected.map(({ locale, route }) => ({ locale, loc: origin + route }));
  const xml = (locale: string) =>
    urls.map((url) => (url.locale === locale ? `<loc>${url.loc}</loc>` : '')).join('');
  const files = { 'sitemap.xml': xml('en'), 'zh/sitemap.xml': xml('zh') };
  expect(await messagesOf(sitemaps, {}, files)).toEqual([]);
  const short = xml('zh').replace('<loc>', '<x>');
  expect(await messagesOf(sitemaps, {}, { ...files, 'zh/sitemap.xml': short })).toHaveLength(1);
});

describe('feeds', () => {
  const record = {
    locale: 'en',
    url: '/f.xml',
    mime: 'application/rss+xml',
    language: 'en',
    title: 'T',
  } as const;
  const good = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title>
    <language>en</language><atom:link href="${origin}/f.xml" rel="self" type="application/rss+xml"/>
    <item><title>Post</title><link>${origin}/blog/post</link>
    <pubDate>Wed, 14 May 2025 10:00:00 GMT</pubDate></item></channel></rss>`;
  const { pages } = siteOf({ '/blog/post': '<h1>Post</h1>' });

  test('a correct one has no issues', async () => {
    expect(await checkFeed(good, record, pages)).toEqual([]);
  });

  test.each([
    ['<language>en', '<language>zh', 'the language is "zh", not "en"'],
    ['href="', 'href="x', 'its own URL is'],
    ['<channel><title>T', '<channel><title>F', 'the name is "F", not "T"'],
    ['14 May', '15 May', 'the list of posts is'],
  ])('%s → %s is reported', async (from, to, said) => {
    expect(good).toContain(from);
    const problems = await checkFeed(good.replace(from, to), record, pages);
    expect(problems.join('\n')).toContain(said);
  });
});

test('an id that a page has twice is reported', async () => {
  const html = '<main><h2 id="a">A</h2></main><nav><p id="b"></p><p id="a"></p></nav>';
  expect(await messagesOf(uniqueIds, { '/': html })).toEqual([
    'more than one element has the id "a"',
  ]);
});

test('missing icons and images, and images that are too large, are reported', async () => {
  const html = '<head><link rel="icon" href="/a.svg"><link rel="apple-touch-icon" href="/b.png">';
  const files = {
    'a.svg': '',
    'social/guide/a.png': Buffer.alloc(80_000),
    'social/config/index.png': Buffer.alloc(80_001),
  };
  expect(await messagesOf(headFiles, { '/guide/a': html, '/config/': '', '/': '' }, files)).toEqual(
    [
      '/social/index.png is missing',
      '/social/config/index.png has 80001 bytes, 80000 allowed',
      '/b.png is missing',
    ],
  );
});

describe('the Markdown of a page', () => {
  const page = `<main><h1>A</h1><h2 id="i">I</h2><a href="#i">i</a><pre><code>  let a;</code></pre>
    <section data-output-explorer="x"><noscript><details><summary>S</summary></details></noscript></section></main>`;
  const good = `# A\n\n## I {#i}\n\n[i](${origin}/guide/a#i)\n\n\`\`\`ts\n  let a;\n\`\`\`\n`;

  test.each([
    ['', '', []],
    ['# A', '# B', ['number 1 of them is "# B", not "# A"']],
    ['  let', 'let', ['number 3 of them is "let a;", not "  let a;"']],
    [
      '## I',
      'I',
      ['the number of headings and code samples is 2', 'number 2 of them is "  let a;"'],
    ],
    ['[i]', '<br>[i]', ['HTML is left: <br>']],
    ['a#i)', 'a#j)', [`no heading has the id of ${origin}/guide/a#j`]],
  ])('%j → %j', async (from, to, said) => {
    const files = { 'guide/a.md': good.replace(from, to), 'output-explorer/x.md': '' };
    const messages = await messagesOf(markdown, { '/guide/a': page }, files);
    expect(messages).toHaveLength(said.length);
    said.forEach((text, index) => expect(messages[index]).toContain(text));
  });

  test('has to exist, like that of the recorded builds', async () => {
    expect(await messagesOf(markdown, { '/zh/guide/a': page })).toEqual(
      ['/zh/output-explorer/x.md', '/zh/guide/a.md'].map(
        (file) => expect.stringContaining(`${file} is missing`) as unknown,
      ),
    );
  });
});
