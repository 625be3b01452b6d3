import { compareLabels, compareTexts, configuredTwice, type Texts } from '../texts/compareTexts';

const own = {
  'home.title': { message: 'Hello {name}', file: 'src/pages/index.tsx' },
  'theme.next': { message: 'Next', file: 'src/theme/Next.tsx' },
};
const theme = { 'theme.edit': 'Edit' };

function compare(texts: Texts, english: Texts = {}): string[] {
  const shipped = { 'theme.next': '下一页' };
  return compareTexts(
    own,
    theme,
    { file: 'en.json', texts: english, shipped: theme },
    { file: 'zh.json', texts, shipped },
  ).map(({ file, message }) => `${file}  ${message}`);
}

test('texts that this site or Docusaurus translates have no issues', () => {
  const texts = { 'home.title': '你好，{name}', 'theme.edit': '编辑' };
  expect(compare(texts, { 'theme.edit': 'Change' })).toEqual([]);
});

test.each<[name: string, texts: Texts, english: Texts, said: string]>([
  [
    'a text without translation',
    {},
    {},
    'src/pages/index.tsx  the text "home.title" is not translated',
  ],
  [
    'a text that no code shows',
    { 'home.title': '{name}', 'home.old': '' },
    {},
    'zh.json  no code shows the text "home.old"',
  ],
  [
    'a text changed in English only',
    { 'home.title': '{name}' },
    { 'theme.edit': 'Change' },
    'en.json  the text "theme.edit" is changed in English only',
  ],
  [
    'different placeholders',
    { 'home.title': '{person}' },
    {},
    'zh.json  the text "home.title" does not have the placeholders of "Hello {name}"',
  ],
])('%s is reported', (_, texts, english, said) => {
  expect(compare(texts, english)).toEqual([said]);
});

test('a text that the configuration also has is an issue', () => {
  expect(configuredTwice('zh.json', { a: 'A', b: 'B' }, { b: 'C' })).toMatchObject([
    { file: 'zh.json', message: 'the text "b" is already configured in src/site' },
  ]);
});

test('labels that differ from those of the configuration are reported', () => {
  const messages = compareLabels('navbar.json', ['title', 'old'], ['title', 'new']);
  expect(messages).toMatchObject([
    { file: 'navbar.json', message: 'the label "new" is not translated' },
    { file: 'navbar.json', message: 'nothing has the label "old"' },
  ]);
});
