import { site } from '../../../site/site';
import { parseFrontMatter } from '..';
import { frameworkKeys, ignoredKeys, ownKeys } from '../keys';

/** Parses the front matter of a page in which YAML has found these values. */
async function parse(found: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { frontMatter } = await parseFrontMatter({
    filePath: 'docs/a.mdx',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter: { ...found }, content: '' }),
  });
  return frontMatter;
}

test.each([
  { pageType: 'custom', title: 'A', titleSuffix: '', sidebar_position: 1 },
  { head: [['meta', { name: 'robots', content: 'noindex' }]], navbar: true, outline: false },
  { date: new Date('2025-05-14T10:00:00Z'), overviewHeaders: [2, 3] },
])('the values %j pass', async (values) => {
  expect(await parse(values)).toEqual(values);
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
  [{ navbar: 1, colour: 2 }, /"navbar"[^]*"colour"/],
])('%j stops the build', async (frontMatter, message) => {
  await expect(parse(frontMatter)).rejects.toThrow('docs/a.mdx  ');
  await expect(parse(frontMatter)).rejects.toThrow(message);
});

test('an unquoted 404 is the page type', async () => {
  expect(await parse({ pageType: 404 })).toEqual({ pageType: '404' });
});

test('pages have the key that hides headings made from titles if the site wants none', async () => {
  const { theme } = site;
  site.theme = { ...theme, fallbackHeadingTitle: false };
  const frontMatter = await parse({});
  site.theme = theme;
  expect(frontMatter).toEqual({ hide_title: true });
});

test("Docusaurus' keys are those of its schema", () => {
  const { DocFrontMatterSchema } = jest.requireActual<{
    DocFrontMatterSchema: { describe: () => { keys: Record<string, unknown> } };
  }>('@docusaurus/plugin-content-docs/lib/frontMatter');
  const keys = Object.keys(DocFrontMatterSchema.describe().keys);
  // The others are those of blog posts.
  const listed = [...frameworkKeys, ...ignoredKeys].filter(
    (key) => !/^(author|title_meta)/.test(key),
  );
  expect(listed.sort()).toEqual(keys.filter((key) => !(key in ownKeys)).sort());
});
