import { findProblems } from '../chinese/findProblems';
import { quotedProse } from '../chinese/interfaceProse';
import { readGlossary } from '../chinese/readGlossary';
import { parsePage } from '../parsePage';

const glossary = readGlossary(`
# 术语表

| 英文 | 中文 | 不用 | 说明 |
| --- | --- | --- | --- |
| bundler | 打包工具 | 打包器、捆绑器 | |
| lib entry | lib 项 | 每个 lib、lib 条目 | |
| library | 库 | | |
| third-party package | 第三方依赖、第三方包 | 三方包 | |

| 字段 | 中文 |
| --- | --- |
| 不用 | 打包 |
`);

function problemsOf(text: string): string[] {
  return findProblems(text, glossary).map(({ message, fix }) => `${message}. ${fix}`);
}

test('the glossary is read from its tables with forms not to use', () => {
  expect(glossary).toEqual([
    { use: ['打包工具'], avoid: ['打包器', '捆绑器'] },
    { use: ['lib 项'], avoid: ['每个 lib', 'lib 条目'] },
    { use: ['第三方依赖', '第三方包'], avoid: ['三方包'] },
  ]);
});

test('a glossary without such a table is an error', () => {
  expect(() => readGlossary('| 英文 | 中文 |\n| --- | --- |\n| library | 库 |')).toThrow(
    'the glossary has no table with the columns 中文 and 不用',
  );
});

test('each form not to use is found, with the form to use', () => {
  expect(problemsOf('打包器读取库，另一个打包器不读取。')).toEqual([
    'the glossary has another word for "打包器". Write "打包工具".',
    'the glossary has another word for "打包器". Write "打包工具".',
  ]);
  expect(problemsOf('三方包')).toEqual([
    'the glossary has another word for "三方包". Write "第三方依赖" or "第三方包".',
  ]);
});

test('a form to use that has a form not to use as a part is allowed', () => {
  expect(problemsOf('每个 lib 项都可以打包第三方包。')).toEqual([]);
  expect(problemsOf('每个 lib 都可以打包。')).toEqual([
    'the glossary has another word for "每个 lib". Write "lib 项".',
  ]);
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
])('%s', (text, message) => {
  expect(findProblems(text, glossary).map((problem) => problem.message)).toContain(message);
});

test('good Chinese has no problems', () => {
  const text =
    '设置 \uFFFC 后，Rslib 1.0 会输出 `.d.ts`（包括 CSS：见「样式」）。\n加载中……Name: value, (etc.)';
  expect(problemsOf(text)).toEqual([]);
});

test('the prose of a page has its lines, but neither code, URLs nor ids', () => {
  const { prose } = parsePage(`---
title: 标题
---

## 打包 \`bundle\` {/* #id */}

用 [打包 \`x\`](/打包器) 和**打包**。

\`\`\`ts title="源码"
打包器
\`\`\`

:::note[注意]
| 列 |
| --- |
| <Tag label="标签" name="打包器" /> |
:::
`);
  expect(prose).toEqual([
    { text: '打包 \uFFFC ', line: 5 },
    { text: '用 打包 \uFFFC 和打包。', line: 7 },
    { text: '源码', line: 9 },
    { text: '注意', line: 13 },
    { text: '列', line: 14 },
    { text: '标签', line: 16 },
  ]);
});

test('the prose of code is what is in quotation marks, without placeholders', () => {
  const source = `// '打包器'
  "message": "共 {count} 条",
  const title = \`\${site.title} 博客\`; // Blog
  tool('Rspack', '打包工具', 'Bundler')`;
  expect(quotedProse(source)).toEqual([
    { text: '共 \uFFFC 条', line: 2 },
    { text: '\uFFFC 博客', line: 3 },
    { text: '打包工具', line: 4 },
  ]);
});
