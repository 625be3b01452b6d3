import { codeKind } from '../codeKind';
import { languageOf, languageOfFile } from '../languages';
import { highlightToHtml } from '../toHtml';
import { tokenize } from '../tokenize';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('tokenize', () => {
  it('joins adjacent tokens of one color and keeps code in strings plain', () => {
    expect(tokenize('export const t = `a ${b}`;', 'ts')).toEqual([
      { kind: 'keyword', text: 'export const' },
      { kind: null, text: ' t = ' },
      { kind: 'string', text: '`a ' },
      { kind: null, text: '${b}' },
      { kind: 'string', text: '`' },
      { kind: null, text: ';' },
    ]);
  });

  it.each([
    ['bash', '# c', 'comment'],
    ['json', '{ "a": 1 }', 'property'],
    ['toml', '[a]', 'type'],
    ['yaml', 'a: true', 'constant'],
    ['scss', '$a: 1px;', 'variable'],
    ['less', '.a { b: c }', 'tag'],
    ['vue', '<script setup>\nimport a from "a";\n</script>', 'keyword'],
    ['diff', '+ a', 'inserted'],
    ['diff', '- a', 'deleted'],
    ['dotenv', 'A=1', 'property'],
    ['tsx', '<div a="b" />', 'tag'],
    ['ts', 'type A = string', 'type'],
    ['js', 'call()', 'function'],
  ])('%s: %s has a %s', (language, code, kind) => {
    expect(tokenize(code, language).map((run) => run.kind)).toContain(kind);
  });

  it.each([
    ['npm install', ['npm']],
    ['npm run build', ['npm']],
    ['npx rslib build --lib cjs', ['npx']],
    ['cd app && pnpm add -D \\\n  npm', ['cd', 'pnpm']],
    ['CI=1 rslib build 2>&1 | tee npm.log\nrslib inspect', ['rslib', 'tee', 'rslib']],
    ['echo "a" npm', ['echo']],
    ['if true; then\n  ls\nfi', ['ls']],
  ])('%s: only commands have the color of functions', (code, commands) => {
    const names = tokenize(code, 'bash').filter(({ kind }) => kind === 'function');
    expect(names.map(({ text }) => text.trim())).toEqual(commands);
  });

  it.each([
    ['rslib build --lib cjs --no-dts -w', ['--lib', '--no-dts', '-w']],
    ['npx rslib \\\n  --source-map=true a-b', ['--source-map']],
  ])('%s: every flag has a color', (code, flags) => {
    const names = tokenize(code, 'bash').filter(({ kind }) => kind === 'property');
    expect(names.flatMap(({ text }) => text.trim().split(/\s+/))).toEqual(flags);
  });

  it.each(['js', 'ts', 'tsx'])('%s: the variable "from" is no keyword', (language) => {
    const code = "import a from 'a';\n(from) => `${from}`;";
    const keywords = tokenize(code, language).filter(({ kind }) => kind === 'keyword');
    expect(keywords.map(({ text }) => text.trim())).toEqual(['import', 'from']);
  });

  it('colors the labels of a log', () => {
    expect(tokenize('ready   built\n  × no\n  │ at a (b)\nerrors', 'log')).toEqual([
      { kind: 'inserted', text: 'ready' },
      { kind: null, text: '   built' },
      { kind: null, text: '\n  ' },
      { kind: 'deleted', text: '×' },
      { kind: null, text: ' no' },
      { kind: null, text: '\n  │ ' },
      { kind: 'comment', text: 'at a (b)' },
      { kind: null, text: '\n' },
      { kind: null, text: 'errors' },
    ]);
  });

  it('rejects an unknown language', () => {
    expect(() => tokenize('x', 'typscript')).toThrow(
      'the highlighter does not know the language "typscript"',
    );
  });

  it('finds the language of a file', () => {
    expect(languageOfFile('dist/index.d.ts')).toBe('ts');
    expect(languageOfFile('LICENSE')).toBe('text');
    expect(languageOf(undefined).grammar).toBeNull();
  });
});

describe('highlightToHtml', () => {
  const code = "/* a\n   b */\nconst x = '<&>';\n\nf();";

  it.each([[[]], [[1]], [[2, 4]], [[1, 2, 3, 4, 5]]])(
    'keeps the text when lines %p are highlighted',
    (lines) => {
      expect(textOf(highlightToHtml(code, 'ts', { lines }))).toBe(code);
    },
  );

  it('marks each line on its own', () => {
    expect(highlightToHtml('/* a\nb */', 'ts', { lines: [1] })).toBe(
      '<mark><span class="token comment">/* a</span></mark>\n<span class="token comment">b */</span>',
    );
  });

  it('marks every line when lines are numbered', () => {
    expect(highlightToHtml('a\nb', 'text', { lines: [2], isNumbered: true })).toBe(
      '<span class="line">a</span>\n<span class="line"><mark>b</mark></span>',
    );
  });

  it('hides the branches of a tree from screen readers and colors names', () => {
    const tree = 'dist\n├── esm\n│   └── a.d.ts\n└── <a>';
    expect(highlightToHtml(tree, 'tree', { path: 'dist' })).toBe(
      [
        '<span class="token comment">dist</span>',
        '<span aria-hidden="true">├── </span><span class="token comment">esm</span>',
        '<span aria-hidden="true">│   └── </span><span class="token types">a.d.ts</span>',
        '<span aria-hidden="true">└── </span>&lt;a&gt;',
      ].join('\n'),
    );
  });

  it.each([
    ['├── dist\n│   └── a.js\n└── b.js', 'app', ['comment dist', 'output a.js']],
    ['├── a.js\n└── a.d.ts', 'app/src', []],
  ])('colors what differs from the kind of the tree: %j in %s', (tree, path, names) => {
    const html = highlightToHtml(tree, 'tree', { path });
    const found = [...html.matchAll(/"token (\w+)">([^<]+)/g)];
    expect(found.map(([, token, name]) => `${token} ${name}`)).toEqual(names);
  });

  it('colors text that is a log by its path', () => {
    expect(highlightToHtml('info a', 'text', { path: 'build.log' })).toContain('token function');
    expect(highlightToHtml('info a', 'text', { path: 'a.txt' })).toBe('info a');
  });

  it('rejects a line that does not exist', () => {
    expect(() => highlightToHtml('a\nb', 'text', { lines: [3] })).toThrow(
      'its code ends at line 2',
    );
  });
});

describe('codeKind', () => {
  it.each([
    ['rslib.config.ts', 'source'],
    ['src/env.d.ts', 'source'],
    ['dist', 'output'],
    ['packages/core/dist/index.d.js', 'output'],
    ['dist/esm/index.d.ts', 'types'],
    ['dist/logo.d.svg.ts', 'types'],
    ['distance.ts', 'source'],
    ['package.json', 'plain'],
    ['build.log', 'plain'],
  ])('%s is %s', (path, kind) => {
    expect(codeKind(path)).toBe(kind);
  });

  it('is neither for text', () => {
    expect(codeKind('without it', 'text')).toBe('plain');
  });
});
