/**
 * The languages a fence may name: how a reader is told about each (product and
 * format names, the same in every language) and the Prism grammar that reads it.
 * A name that is not here stops the build, so that a typing error cannot leave
 * a block uncoloured unnoticed.
 */
interface Language {
  label: string;
  /** `null`: nothing to colour. */
  grammar: string | null;
}

const TEXT: Language = { label: '', grammar: null };
const BASH: Language = { label: 'Shell', grammar: 'bash' };
const JAVASCRIPT: Language = { label: 'JavaScript', grammar: 'javascript' };
const TYPESCRIPT: Language = { label: 'TypeScript', grammar: 'typescript' };
const HTML: Language = { label: 'HTML', grammar: 'markup' };
const YAML: Language = { label: 'YAML', grammar: 'yaml' };

const LANGUAGES: Readonly<Record<string, Language>> = {
  text: TEXT,
  txt: TEXT,
  tree: TEXT,
  log: TEXT,
  bash: BASH,
  sh: BASH,
  shell: BASH,
  js: JAVASCRIPT,
  mjs: JAVASCRIPT,
  cjs: JAVASCRIPT,
  javascript: JAVASCRIPT,
  jsx: { label: 'JSX', grammar: 'jsx' },
  ts: TYPESCRIPT,
  mts: TYPESCRIPT,
  cts: TYPESCRIPT,
  typescript: TYPESCRIPT,
  tsx: { label: 'TSX', grammar: 'tsx' },
  json: { label: 'JSON', grammar: 'json' },
  jsonc: { label: 'JSON', grammar: 'json' },
  json5: { label: 'JSON5', grammar: 'json5' },
  toml: { label: 'TOML', grammar: 'toml' },
  yaml: YAML,
  yml: YAML,
  ini: { label: 'INI', grammar: 'ini' },
  dotenv: { label: '.env', grammar: 'ini' },
  css: { label: 'CSS', grammar: 'css' },
  scss: { label: 'SCSS', grammar: 'scss' },
  less: { label: 'Less', grammar: 'less' },
  html: HTML,
  svg: { label: 'SVG', grammar: 'markup' },
  xml: { label: 'XML', grammar: 'markup' },
  vue: { label: 'Vue', grammar: 'markup' },
  md: { label: 'Markdown', grammar: 'markdown' },
  mdx: { label: 'MDX', grammar: 'markdown' },
  diff: { label: 'Diff', grammar: 'diff' },
  http: { label: 'HTTP', grammar: 'http' },
};

/**
 * The language of a fence; none is plain text.
 *
 * @throws naming the known languages if the fence names another one
 */
export function languageOf(name: string | null | undefined): Language {
  if (!name) return TEXT;

  const language = LANGUAGES[name];
  if (!language) {
    throw new Error(
      `"${name}" is no language the highlighter knows; use one of ${Object.keys(LANGUAGES).join(', ')}, or add it in src/remark/highlight/languages.ts`,
    );
  }
  return language;
}

/** `file.d.ts` → `ts`; a name without known ending is plain text. */
export function languageOfFile(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1] ?? '';
  return extension in LANGUAGES ? extension : 'text';
}
