import { AuthorError } from '../problem';
import { closest } from '../../../site/closest';

interface Language {
  /** What screen readers announce: the name of a product or format, which is not translated. */
  label: string;
  /** Prism's grammar; `null` for plain text. */
  grammar: string | null;
}

const text: Language = { label: '', grammar: null };
const bash: Language = { label: 'Shell', grammar: 'bash' };
const javascript: Language = { label: 'JavaScript', grammar: 'javascript' };
const typescript: Language = { label: 'TypeScript', grammar: 'typescript' };
const html: Language = { label: 'HTML', grammar: 'markup' };
const yaml: Language = { label: 'YAML', grammar: 'yaml' };

/**
 * The languages that a fence may name. Any other name stops the build, so that a typo cannot leave
 * a block without colors unnoticed.
 */
const languages: Readonly<Record<string, Language>> = {
  text,
  txt: text,
  tree: text,
  log: text,
  bash,
  sh: bash,
  shell: bash,
  js: javascript,
  mjs: javascript,
  cjs: javascript,
  javascript,
  jsx: { label: 'JSX', grammar: 'jsx' },
  ts: typescript,
  mts: typescript,
  cts: typescript,
  typescript,
  tsx: { label: 'TSX', grammar: 'tsx' },
  json: { label: 'JSON', grammar: 'json' },
  jsonc: { label: 'JSON', grammar: 'json' },
  toml: { label: 'TOML', grammar: 'toml' },
  yaml,
  yml: yaml,
  ini: { label: 'INI', grammar: 'ini' },
  dotenv: { label: '.env', grammar: 'ini' },
  css: { label: 'CSS', grammar: 'css' },
  scss: { label: 'SCSS', grammar: 'scss' },
  less: { label: 'Less', grammar: 'less' },
  html,
  svg: { label: 'SVG', grammar: 'markup' },
  xml: { label: 'XML', grammar: 'markup' },
  vue: { label: 'Vue', grammar: 'markup' },
  svelte: { label: 'Svelte', grammar: 'markup' },
  md: { label: 'Markdown', grammar: 'markdown' },
  mdx: { label: 'MDX', grammar: 'markdown' },
  diff: { label: 'Diff', grammar: 'diff' },
};

/** The names of Prism's grammars that fences use. */
export const grammars = Object.values(languages).flatMap(({ grammar }) => grammar ?? []);

/**
 * The language of a fence; a fence without one is plain text.
 *
 * @throws an error that lists the known languages if the fence names another one
 */
export function languageOf(name: string | null | undefined): Language {
  if (!name) return text;
  const language = languages[name];
  if (!language) {
    const known = Object.keys(languages);
    const meant = closest(name, known);
    throw new AuthorError(
      `the highlighter does not know the language "${name}"`,
      meant
        ? `Did you mean "${meant}"?`
        : `Use one of ${known.join(', ')}, or add it in src/content/remark/highlight/languages.ts.`,
    );
  }
  return language;
}

/** `file.d.ts` → `ts`; a file with an unknown extension is plain text. */
export function languageOfFile(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1] ?? '';
  return extension in languages ? extension : 'text';
}
