import { inlineTexts } from '../inlineTexts';

const importTranslate = "import Translate, { translate as t } from '@docusaurus/Translate';\n";
const importInterpolate =
  "import Interpolate_, { interpolate as interpolate_ } from '@docusaurus/Interpolate';\n";

const inlined = (code: string) =>
  inlineTexts(importTranslate + code, { letter: '甲', named: '“{name}”' }).replace(
    importInterpolate + importTranslate,
    '',
  );

test.each([
  ["t({ id: 'letter', message: 'A', description: 'A letter' })", '"甲"'],
  ["t({ message: 'letter' })", '"甲"'],
  ["t({ id: 'other', message: 'B' })", '"B"'],
  ["t({ id: 'named', message: '{name}' }, { name })", 'interpolate_("“{name}”", { name })'],
  ["_jsx(Translate, { id: 'letter', description: 'A letter', children: 'A' })", '"甲"'],
  [
    "_jsx(Translate, { id: 'named', values: { name: t({ id: 'letter' }) }, children: '{name}' })",
    '_jsx(Interpolate_, { children: "“{name}”", values: { name: "甲" } })',
  ],
])('%s is replaced by the text', (code, expected) => {
  expect(inlined(code)).toBe(expected);
});

test.each([
  't({ id, message })',
  "t({ id, message: 'A' })",
  "t({ ...message, id: 'letter' })",
  '_jsx(Translate, { children: text })',
  "_jsx(Translate, { id: 'letter', children: 'A' }, 'key')",
  "_jsx(Other, { id: 'letter', children: 'A' })",
  "translate({ id: 'letter', message: 'A' })",
])('%s stays as it is', (code) => {
  expect(inlined(code)).toBe(code);
});

test('a module that translates nothing stays as it is', () => {
  const source = "translate({ id: 'letter' });";
  expect(inlineTexts(source, { letter: '甲' })).toBe(source);
});
