import { localeRecords } from '../localeRecords';
import { site } from '../site';
import { sourceUrl } from '../sourceUrl';

const { theme } = site;
const { zh } = localeRecords;
const base = 'https://example.com/tree/main';

beforeEach(() => {
  site.theme = { ...theme, editLink: { docRepoBaseUrl: base, text: 'Edit' } };
});

afterEach(() => {
  site.theme = theme;
  localeRecords.zh = zh;
});

test.each([
  { docRepoBaseUrl: '', text: 'Edit' },
  { docRepoBaseUrl: base, text: '' },
] as const)('%j: no link', (editLink) => {
  site.theme.editLink = editLink;
  expect(sourceUrl('docs', 'a.mdx', 'en')).toBeUndefined();
});

test('a language may have another repository, or no link', () => {
  localeRecords.zh = { editLink: { docRepoBaseUrl: 'https://example.com/zh' } };
  expect(sourceUrl('blog', 'a.mdx', 'zh')).toBe(
    'https://example.com/zh/i18n/zh/docusaurus-plugin-content-blog/a.mdx',
  );
  localeRecords.zh = { editLink: { text: '' } };
  expect(sourceUrl('blog', 'a.mdx', 'zh')).toBeUndefined();
  expect(sourceUrl('blog', 'a.mdx', 'en')).toBe(`${base}/blog/a.mdx`);
});
