import { stem } from '../stem';
import { keepWhole, termsOf, tokenize } from '../tokenize';

beforeAll(() => keepWhole({ synonyms: [['组件', '构建', '报错', '打包']] }));

test.each([
  ['autoExternal', ['autoexternal', 'auto', 'external']],
  ['dts.bundle', ['dtsbundle', 'dts', 'bundl']],
  ['output.distPath', ['outputdistpath', 'output', 'distpath', 'dist', 'path']],
  ['--config', ['--config', 'config']],
  ['`--env-mode <mode>`', ['--env-mode', 'envmode', 'env', 'mod', 'mod']],
  ['a--b --- c', ['ab', 'a', 'b', 'c']],
  ['rslib.config.ts', ['rslibconfigts', 'rslib', 'config', 'ts']],
  ['@rslib/core', ['rslib', 'cor']],
  ['umd-name', ['umdname', 'umd', 'nam']],
  ['node_modules', ['nodemodules', 'nod', 'modul']],
  ['TypeScript JavaScript', ['typescript', 'javascript']],
  ['HTMLElement', ['htmlelement', 'html', 'element']],
  ['TS5011', ['ts5011']],
  ['bundles bundling bundled', ['bundl', 'bundl', 'bundl']],
  ['libraries library classes class', ['library', 'library', 'class', 'class']],
  ['externals migrate css string', ['external', 'migrat', 'css', 'string']],
  ['打包 CSS', ['打包', 'css']],
  ['怎么打包css', ['怎么', '打包', 'css']],
  ['构建组件时报错', ['构建', '组件', '时', '报错']],
  ['ＥＳＭ', ['esm']],
  ['Café größe', ['caf', 'große']],
  ['<b>&"', ['b']],
  ['', []],
])('%s has the forms %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('words and parts have their positions in the text', () => {
  const text = '用 output.distPath 输出到目录';
  for (const { whole, parts, text: word } of tokenize(text)) {
    expect(text.slice(whole.start, whole.end)).toBe(word);
    for (const part of parts)
      expect(stem(text.slice(part.start, part.end).toLowerCase())).toBe(part.text);
  }
});

test('without Intl.Segmenter, pairs of unknown Chinese characters are words', async () => {
  const { Segmenter } = Intl;
  try {
    Object.assign(Intl, { Segmenter: undefined });
    jest.resetModules();
    const without = await import('../tokenize');
    without.keepWhole({ synonyms: [['降级']] });
    expect(without.termsOf('降级方案')).toEqual(['降级', '方案']);
    expect(without.termsOf('解决方案')).toEqual(['解决方案', '解决', '决方', '方案']);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
