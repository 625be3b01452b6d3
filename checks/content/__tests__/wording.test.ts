import { localeCodes } from '../../../src/site/locales';
import { read } from '../sources';
import { findChineseMistakes } from '../wording/chinese';
import { findEnglishMistakes } from '../wording/english';
import { formFinder, readGlossary } from '../wording/glossary';
import { quotedChinese, translatedProse } from '../wording/otherProse';
import type { Problem } from '../wording/problem';

const glossary = readGlossary(`
# 术语表

| 英文 | 中文 | 不用 | 说明 |
| --- | --- | --- | --- |
| bundler | 打包工具 | 打包器、捆绑器 | |
| lib entry | lib 项 | 每个 lib、lib 条目 | |
| library | 库 | | |
| third-party package | 第三方依赖、第三方包 | 三方包 | |

| Meaning | Write | Not |
| --- | --- | --- |
| Node.js | Node.js | Node |
| be in a list | is listed, stands for | stands, stand |
| negation | isn't | is not |

| 字段 | 中文 |
| --- | --- |
| 不用 | 打包 |
`);

const findForms = formFinder(glossary);

function said(problems: readonly Problem[]): string[] {
  return problems.map(({ message, fix }) => `${message}. ${fix}`);
}

test.each([
  ['第三方包读取库，另一个打包器不读取。', ['"打包器". Write "打包工具".']],
  ['三方包', ['"三方包". Write "第三方依赖" or "第三方包".']],
  // Forms to use may have a form not to use as a part.
  ['每个 lib 项都可以打包第三方包。A version stands for a list.', []],
  ['每个 lib 都可以打包。', ['"每个 lib". Write "lib 项".']],
  // Words are whole, in either case if the form has no capital letter.
  ['It is noticed in standard nodes of a Nodes list.', []],
  [
    'Stand here. Is  not a\nnode, but Node 20.',
    [
      '"Node". Write "Node.js".',
      '"Stand". Write "is listed" or "stands for".',
      '"Is not". Write "isn\'t".',
    ],
  ],
  ['Node.js prints "global is not defined".', []],
])('the glossary has another word in %j: %j', (text, messages) => {
  const all = messages.map((message) => `the glossary has another word for ${message}`);
  expect(said(findForms(text))).toEqual(all);
});

test('a form not to use is found at its position', () => {
  expect(findForms('First\nit stands.').map(({ index }) => index)).toEqual([9]);
});

test('a glossary needs forms not to use', () => {
  expect(() => readGlossary('| 英文 | 中文 |\n| --- | --- |\n| library | 库 |')).toThrow(
    'the glossary has no table with forms not to use in its third column',
  );
});

describe.each(localeCodes)('the glossary of %s', (locale) => {
  const terms = readGlossary(read(`i18n/${locale}/GLOSSARY.md`));
  test.each(terms.flatMap(({ avoid }) => avoid))('reports %s', (form) => {
    expect(said(formFinder(terms)(form)).join()).toContain(`another word for "${form}"`);
  });
});

const spacing = 'has no space between Chinese and Latin characters or code';
const surplus = 'has a space between Chinese characters or next to full-width punctuation';
const punctuation = 'has half-width punctuation in Chinese';

test.each([
  ['使用Rslib 构建', `"使用Rslib " ${spacing}`],
  ['Node.js 20以上', `".js 20以上" ${spacing}`],
  ['设置 \uFFFC后', `"设置 \`…\`后" ${spacing}`],
  ['重新 构建', `"重新 构建" ${surplus}`],
  ['构建 ，再发布', `"构建 ，再发布" ${surplus}`],
  ['构建， 再发布', `"构建， 再发布" ${surplus}`],
  ['构建,再发布', `"构建,再发布" ${punctuation}`],
  ['设置 \uFFFC, \uFFFC 等', `"设置 \`…\`, \`…\` 等" ${punctuation}`],
  ['构建(打包)', `"构建(打包)" ${punctuation}`],
  ['重新构建.', `"重新构建." ${punctuation}`],
  ['选择“打包”', '"选择“打包”" has a curly quotation mark'],
  ['加载中…', '"加载中…" has half an ellipsis'],
  ['请构建，然后请发布', '"构建，然后请发布" has another 请 in a paragraph'],
  [
    '如果要用，安装。如果不用，删除。',
    '"用，安装。如果不用，删除" has another sentence that begins with 如果',
  ],
])('%s', (text, message) => {
  expect(findChineseMistakes(text).map((problem) => problem.message)).toContain(message);
});

test.each([
  ['Set a option.', 4, 'Unexpected article "a" before "option", expected "an". Write "an".'],
  ['It reads the the file.', 9, 'Unexpected repeated "the", remove one occurrence. Write "the".'],
  [
    'It doesnt build.',
    3,
    `Unexpected missing apostrophe in "doesnt", expected "doesn't". Write "doesn't".`,
  ],
  ['The behaviour changes.', 4, '"behaviour" is British spelling. Write "behavior", as in the US.'],
])('%s', (text, index, message) => {
  const problems = findEnglishMistakes(text);
  expect(said(problems)).toEqual([message]);
  expect(problems[0]?.index).toBe(index);
});

test('the prose of a translation file is its messages, without placeholders', () => {
  const json = `{
  "a": {
    "message": "共 {count} 条",
    "description": "Before a list"
  },
  "b": { "message": "Say \\"b\\"" }
}`;
  expect(translatedProse(json)).toEqual([
    { text: '共 \uFFFC 条', line: 3 },
    { text: 'Say \\"b\\"', line: 6 },
  ]);
});

test('the Chinese prose of code is what is in quotation marks, without placeholders', () => {
  const source = `// '打包器'
  /** '打包器' */
  const title = \`\${site.title} 博客\`; // Blog
  tool('Rspack', '打包工具', 'Bundler')`;
  expect(quotedChinese(source)).toEqual([
    { text: '\uFFFC 博客', line: 3 },
    { text: '打包工具', line: 4 },
  ]);
});
