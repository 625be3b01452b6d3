import { localeRecords } from '../localeRecords';
import { site } from '../site';
import { sourceUrl } from '../sourceUrl';

const { theme } = site;
const { zh } = localeRecords;

afterEach(() => {
  site.theme = theme;
  localeRecords.zh = zh;
});

test.each([
  [{}, {}, 'https://a.test', 'https://a.test'],
  // A language may have another repository, or no link.
  [{}, { docRepoBaseUrl: 'https://b.test' }, 'https://b.test', 'https://a.test'],
  [{}, { text: '' }, undefined, 'https://a.test'],
  [{ docRepoBaseUrl: '' }, {}, undefined, undefined],
  [{ text: '' }, {}, undefined, undefined],
] as const)('%j, %j: in %s, %s', (all, own, chinese, english) => {
  site.theme = { ...theme, editLink: { docRepoBaseUrl: 'https://a.test', text: 'Edit', ...all } };
  localeRecords.zh = { editLink: own };
  const folder = `${chinese}/i18n/zh/docusaurus-plugin-content-blog`;
  expect(sourceUrl('blog', 'a.mdx', 'zh')).toBe(chinese && `${folder}/a.mdx`);
  expect(sourceUrl('blog', 'a.mdx', 'en')).toBe(english && `${english}/blog/a.mdx`);
});
