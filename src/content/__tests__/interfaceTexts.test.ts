import { localeRecords } from '../../site/localeRecords';
import { site } from '../../site/site';
import { configuredTexts } from '../interfaceTexts';

const { theme } = site;
const { zh } = localeRecords;

afterEach(() => {
  site.theme = theme;
  localeRecords.zh = zh;
});

test('a text for one language overrides that for all; what is not configured is omitted', () => {
  const overview = { filterNameText: 'All' };
  site.theme = { ...theme, outlineTitle: 'All', lastUpdatedText: 'Changed', overview };
  localeRecords.zh = { outlineTitle: '目录', overview: { filterPlaceholderText: '关键词' } };
  expect(configuredTexts('zh')).toMatchObject({
    'outline.title': '目录',
    'overview.filter': 'All',
    'overview.keyword': '关键词',
  });
  expect(configuredTexts('en')).toMatchObject({
    'home.subtitle': site.tagline,
    'outline.title': 'All',
    'theme.lastUpdated.lastUpdatedAtBy': 'Changed{atDate}{byUser}',
  });
  expect(configuredTexts('en')).not.toHaveProperty(['overview.empty']);
});
