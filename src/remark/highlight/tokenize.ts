import type { Token } from 'prismjs';
import { languageOf } from './languages';
import { loadPrism } from './prism';

/** The kinds of code that have a colour of their own (`src/css/code.css`). */
export type TokenKind =
  | 'comment'
  | 'string'
  | 'keyword'
  | 'constant'
  | 'function'
  | 'type'
  | 'property'
  | 'tag'
  | 'variable'
  | 'inserted'
  | 'deleted';

/** A stretch of code in one colour; no kind means the colour of plain code. */
export interface Run {
  kind: TokenKind | null;
  text: string;
}

const KINDS: Readonly<Record<TokenKind, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'blockquote'],
  string: [
    'string',
    'string-property-value',
    'char',
    'attr-value',
    'url',
    'regex',
    'template-string',
    'code-snippet',
  ],
  keyword: ['keyword', 'atrule', 'rule', 'important', 'bold', 'title'],
  constant: ['number', 'boolean', 'constant', 'null', 'unit', 'entity', 'date'],
  function: ['function', 'function-variable', 'function-name'],
  type: ['class-name', 'builtin', 'table', 'section-name'],
  property: [
    'property',
    'attr-name',
    'literal-property',
    'key',
    'string-property',
    'header-name',
    'parameter',
  ],
  tag: ['tag', 'selector'],
  variable: ['variable', 'assign-left', 'environment'],
  inserted: ['inserted-sign'],
  deleted: ['deleted-sign'],
};

/** Code inside a string or a tag is plain again: `${…}`, `{…}`, `<script>`. */
const PLAIN = [
  'interpolation',
  'interpolation-punctuation',
  'script',
  'style',
  'plain-text',
  'attr-equals',
];

const KIND_OF_TYPE = new Map<string, TokenKind | null>([
  ...Object.entries(KINDS).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as TokenKind] as const),
  ),
  ...PLAIN.map((type) => [type, null] as const),
]);

/**
 * Cuts code into coloured runs. Prism's nested, finely typed tokens are reduced
 * to what a reader can tell apart: neighbours of the same colour are one run,
 * and white space takes the colour of what stands before it. That leaves about a
 * third of Prism's elements.
 *
 * @throws if the language is unknown
 */
export function tokenize(code: string, language: string): Run[] {
  const { grammar } = languageOf(language);
  if (grammar === null) return code === '' ? [] : [{ kind: null, text: code }];

  const prism = loadPrism();
  const rules = prism.languages[grammar];
  if (!rules) {
    throw new Error(
      `Prism has no grammar "${grammar}"; add it to EXTRA_GRAMMARS in src/remark/highlight/prism.ts`,
    );
  }
  const runs: Run[] = [];
  flatten(prism.tokenize(code, rules), null, runs);
  return runs;
}

function flatten(content: Token['content'], kind: TokenKind | null, runs: Run[]): void {
  if (typeof content === 'string') append(runs, kind, content);
  else if (Array.isArray(content)) for (const part of content) flatten(part, kind, runs);
  else flatten(content.content, kindOf(content, kind), runs);
}

/** An alias (`console` is a `class-name`) is as good as the type itself. */
function kindOf(token: Token, outer: TokenKind | null): TokenKind | null {
  const { alias } = token;
  for (const type of [token.type, ...(alias ? [alias].flat() : [])]) {
    const kind = KIND_OF_TYPE.get(type);
    if (kind !== undefined) return kind;
  }
  return outer;
}

function append(runs: Run[], kind: TokenKind | null, text: string): void {
  const last = runs.at(-1);
  if (last && (last.kind === kind || text.trim() === '')) last.text += text;
  else if (text !== '') runs.push({ kind, text });
}
