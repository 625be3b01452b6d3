import { compareTexts, configuredTwice, type Texts } from '../texts/compareTexts';
import { parseTexts } from '../texts/readTexts';

const own = {
  'home.title': { message: 'Hello {name}', file: 'src/pages/index.tsx' },
  'theme.next': { message: 'Next', file: 'src/theme/Next.tsx' },
};
const theme = { 'theme.edit': 'Edit' };
const right = { 'home.title': '你好，{name}', 'theme.edit': '编辑' };
const reworded = { 'theme.edit': 'Change' };

test.each<[said: string, texts: Texts, english: Texts]>([
  ['', right, reworded],
  ['src/pages/index.tsx  the text "home.title" is not translated', {}, {}],
  ['zh.json  the text "home.old" is shown by no code', { ...right, 'home.old': '' }, {}],
  [
    'en.json  the text "theme.edit" is changed in English only',
    { 'home.title': '{name}' },
    reworded,
  ],
  [
    'zh.json  the text "home.title" does not have the placeholders of "Hello {name}"',
    { ...right, 'home.title': '{person}' },
    {},
  ],
])('%s', (said, texts, english) => {
  const issues = compareTexts(
    own,
    theme,
    { file: 'en.json', texts: english },
    { file: 'zh.json', texts, shipped: { 'theme.next': '下一页' } },
  );
  expect(issues.map(({ file, message }) => `${file}  ${message}`).join()).toBe(said);
});

test('a text that the configuration also has is an issue', () => {
  expect(configuredTwice('zh.json', { a: 'A', b: 'B' }, { b: 'C' })).toMatchObject([
    { file: 'zh.json', message: 'the text "b" is already configured in src/site' },
  ]);
});

test.each([
  ['a mistake', '{\n  "a": { "message": "A"\n  "b": {} }', 3],
  ['the end, which is too early,', '{\n  "a": { "message": "A" }\n', 3],
])('%s of a file is reported at its line', (_, json, line) => {
  expect(() => parseTexts('zh.json', json)).toThrow(
    expect.objectContaining({ issue: expect.objectContaining({ line }) as unknown }) as Error,
  );
});
