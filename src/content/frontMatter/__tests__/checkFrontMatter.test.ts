import { site } from '../../../site/site';
import { parseFrontMatter } from '..';
import { checkFrontMatter } from '../checkFrontMatter';
import { frameworkKeys, ignoredKeys, ownKeys } from '../keys';

const file = 'docs/a.mdx';

test('all keys with valid values pass', () => {
  const frontMatter = {
    pageType: 'custom',
    title: 'A',
    titleSuffix: 'B',
    description: 'C',
    head: [['meta', { name: 'robots', content: 'noindex' }]],
    date: new Date('2025-05-14T10:00:00Z'),
    overview: true,
    overviewHeaders: [2, 3],
    navbar: true,
    sidebar: false,
    outline: false,
    footer: false,
    globalUIComponents: false,
    slug: '/a',
    sidebar_position: 1,
  };
  expect(() => checkFrontMatter(frontMatter, file)).not.toThrow();
});

test.each([
  [{ pageType: 'docs' }, '"pageType" is "docs". Fix: Write doc, home, 404, custom or blank.'],
  [{ navbar: 'no' }, '"navbar" is "no". Fix: Write true or false.'],
  [{ sidebar: 0 }, '"sidebar" is 0. Fix: Write true or false.'],
  [{ globalUIComponents: null }, '"globalUIComponents" is null. Fix: Write true or false.'],
  [{ title: 7 }, '"title" is 7. Fix: Write text.'],
  [{ overviewHeaders: 2 }, '"overviewHeaders" is 2. Fix: Write a list of heading depths'],
  [{ overviewHeaders: [1, 2] }, '"overviewHeaders" is [1,2]. Fix: Write'],
  [{ date: 'soon' }, '"date" is "soon". Fix: Write a date'],
  [{ head: [['meta']] }, '"head" is [["meta"]]. Fix: Write a list of [tag, attributes]'],
  [{ head: { meta: {} } }, '"head" is {"meta":{}}. Fix: Write'],
  [{ head: [['body', {}]] }, 'with the tags meta, link, script, style, noscript'],
  [{ pagetype: 'doc' }, '"pagetype" is not a key of front matter. Fix: Did you mean "pageType"?'],
  [{ title_suffix: 'x' }, 'Did you mean "titleSuffix"?'],
  [{ sidebarLabel: 'x' }, 'Did you mean "sidebar_label"?'],
  [{ tags: ['a'] }, 'the theme of this site ignores "tags". Fix: Remove it.'],
  [{ colour: 'red' }, '"colour" is not a key of front matter. Fix: Use one of pageType,'],
])('%j stops the build', (frontMatter, message) => {
  expect(() => checkFrontMatter(frontMatter, file)).toThrow(`${file}  `);
  expect(() => checkFrontMatter(frontMatter, file)).toThrow(message);
});

test('all problems of a page are reported at once', () => {
  expect(() => checkFrontMatter({ navbar: 1, colour: 2 }, file)).toThrow(/"navbar"[^]*"colour"/);
});

test('an unquoted 404 is the page type', async () => {
  const { frontMatter } = await parseFrontMatter({
    filePath: file,
    fileContent: '---\npageType: 404\n---\n',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter: { pageType: 404 }, content: '' }),
  });
  expect(frontMatter.pageType).toBe('404');
});

test.each([
  [true, undefined],
  [false, true],
])('with fallbackHeadingTitle %j, hide_title is %j', async (fallbackHeadingTitle, hidden) => {
  const { theme } = site;
  site.theme = { ...theme, fallbackHeadingTitle };
  const { frontMatter } = await parseFrontMatter({
    filePath: file,
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter: {}, content: '' }),
  });
  site.theme = theme;
  expect(frontMatter.hide_title).toBe(hidden);
});

test("Docusaurus' keys are those of its schema", () => {
  const { DocFrontMatterSchema } = jest.requireActual<{
    DocFrontMatterSchema: { describe: () => { keys: Record<string, unknown> } };
  }>('@docusaurus/plugin-content-docs/lib/frontMatter');
  const { keys } = DocFrontMatterSchema.describe();
  const listed = [...frameworkKeys, ...ignoredKeys];
  const known = [...listed, ...Object.keys(ownKeys)];
  expect(Object.keys(keys).filter((key) => !known.includes(key))).toEqual([]);
  const ofBlog = ['title_meta', 'authors'];
  const ofDocs = Object.keys(keys);
  const left = listed.filter(
    (key) => !ofDocs.includes(key) && !key.startsWith('author') && !ofBlog.includes(key),
  );
  expect(left).toEqual([]);
});
