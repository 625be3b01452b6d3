import { parseFrontMatter } from '..';
import { checkFrontMatter } from '../checkFrontMatter';
import { frameworkKeys, ownKeys } from '../keys';

const file = 'docs/a.mdx';

test('all keys with right values pass', () => {
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
  [{ pageType: 'docs' }, '"pageType" is "docs". Allowed: doc, home, 404, custom, blank.'],
  [{ navbar: 'no' }, '"navbar" is "no". Allowed: true, false.'],
  [{ sidebar: 0 }, '"sidebar" is 0. Allowed: true, false.'],
  [{ globalUIComponents: null }, '"globalUIComponents" is null. Allowed: true, false.'],
  [{ title: 7 }, '"title" is 7. Allowed: a text.'],
  [{ overviewHeaders: 2 }, '"overviewHeaders" is 2. Allowed: a list of heading depths'],
  [{ overviewHeaders: [1, 2] }, '"overviewHeaders" is [1,2]. Allowed:'],
  [{ date: 'soon' }, '"date" is "soon". Allowed: a date'],
  [{ head: [['meta']] }, '"head" is [["meta"]]. Allowed: a list of [tag, attributes]'],
  [{ head: { meta: {} } }, '"head" is {"meta":{}}. Allowed:'],
  [{ head: [['body', {}]] }, 'with the tags meta, link, script, style, noscript'],
  [{ pagetype: 'doc' }, '"pagetype" is no key. Did you mean "pageType"? Allowed: pageType, title,'],
  [{ title_suffix: 'x' }, 'Did you mean "titleSuffix"?'],
  [{ sidebarLabel: 'x' }, 'Did you mean "sidebar_label"?'],
  [{ colour: 'red' }, '"colour" is no key. Allowed: pageType,'],
])('%j stops the build', (frontMatter, message) => {
  expect(() => checkFrontMatter(frontMatter, file)).toThrow(`Front matter of ${file}:`);
  expect(() => checkFrontMatter(frontMatter, file)).toThrow(message);
});

test('all problems of a page are told at once', () => {
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

test("Docusaurus' keys are those of its schema", () => {
  const { DocFrontMatterSchema } = jest.requireActual<{
    DocFrontMatterSchema: { describe: () => { keys: Record<string, unknown> } };
  }>('@docusaurus/plugin-content-docs/lib/frontMatter');
  const { keys } = DocFrontMatterSchema.describe();
  const known = [...frameworkKeys, ...Object.keys(ownKeys)];
  expect(Object.keys(keys).filter((key) => !known.includes(key))).toEqual([]);
  const ofBlog = ['title_meta', 'authors'];
  const ofDocs = Object.keys(keys);
  const left = frameworkKeys.filter(
    (key) => !ofDocs.includes(key) && !key.startsWith('author') && !ofBlog.includes(key),
  );
  expect(left).toEqual([]);
});
