import type { LoadContext } from '@docusaurus/types';
import { localeRecords } from '../../site/localeRecords';
import { site } from '../../site/site';
import interfaceTexts, { codeTexts } from '../interfaceTexts';

test.each([
  [{ outlineTitle: 'Contents' }, 'outline.title', 'Contents'],
  [{ lastUpdatedText: 'Changed' }, 'theme.lastUpdated.lastUpdatedAtBy', 'Changed{atDate}{byUser}'],
  [{ editLink: { text: 'Edit' } }, 'theme.common.editThisPage', 'Edit'],
  [{ overview: { filterNameText: 'F' } }, 'overview.filter', 'F'],
  [{ title: 'T', editLink: { text: '' } }, undefined, ''],
])('%j becomes the text %s', (texts, id, text) => {
  expect(codeTexts(texts)).toEqual(id ? { [id]: text } : {});
});

describe('a text for all languages', () => {
  const { theme } = site;
  const { zh } = localeRecords;
  const textsOf = (currentLocale: string) =>
    interfaceTexts({
      i18n: { currentLocale },
    } as LoadContext).getDefaultCodeTranslationMessages?.();

  afterEach(() => {
    site.theme = theme;
    localeRecords.zh = zh;
  });

  test('is overridden by the text for one language', async () => {
    site.theme = { ...theme, outlineTitle: 'All', overview: { filterNameText: 'All' } };
    localeRecords.zh = { outlineTitle: '目录', overview: { filterPlaceholderText: '关键词' } };
    expect(await textsOf('zh')).toMatchObject({
      'outline.title': '目录',
      'overview.filter': 'All',
      'overview.keyword': '关键词',
      'home.subtitle': site.tagline,
    });
    expect(await textsOf('en')).toMatchObject({ 'outline.title': 'All' });
  });
});
