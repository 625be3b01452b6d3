import type { Token } from 'prismjs';
import { languageOf } from './languages';
import { logRuns } from './logRuns';
import { Prism } from './prism';

/** The kinds of code that have their own color in `src/css/code.css`. */
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

/** Consecutive code in one color. */
export interface Run {
  /** `null` for plain code. */
  kind: TokenKind | null;
  text: string;
}

/**
 * Prism's token types by our kinds. What is in a plain one is code again, inside a string or a tag:
 * `${…}`, `{…}`, `<script>`.
 */
const typesOfKind: Readonly<Record<TokenKind | 'plain', string>> = {
  comment: 'comment prolog doctype cdata shebang blockquote',
  string: 'string string-property-value char attr-value url regex template-string code-snippet',
  keyword: 'keyword atrule rule important bold title',
  constant: 'number boolean constant null unit entity date',
  function: 'function function-variable function-name',
  type: 'class-name builtin table section-name',
  property: 'property attr-name literal-property key string-property parameter',
  tag: 'tag selector',
  variable: 'variable assign-left environment',
  inserted: 'inserted-sign',
  deleted: 'deleted-sign',
  plain: 'interpolation interpolation-punctuation script style plain-text attr-equals',
};

const kindOfType = new Map(
  Object.entries(typesOfKind).flatMap(([kind, types]) =>
    types.split(' ').map((type) => [type, kind === 'plain' ? null : (kind as TokenKind)] as const),
  ),
);

/**
 * Splits code into colored runs. Prism's nested, finely typed tokens are reduced to what a reader
 * can distinguish: adjacent tokens of the same color become one run, and white space joins the run
 * before it. About a third of Prism's elements remain.
 *
 * @throws if the language is unknown
 */
export function tokenize(code: string, language: string): Run[] {
  if (language === 'log') return logRuns(code);

  const { grammar } = languageOf(language);
  if (grammar === null) return code === '' ? [] : [{ kind: null, text: code }];

  const runs: Run[] = [];
  flatten(Prism.tokenize(code, Prism.languages[grammar]!), null, runs);
  return runs;
}

function flatten(content: Token['content'], kind: TokenKind | null, runs: Run[]): void {
  if (typeof content === 'string') append(runs, kind, content);
  else if (Array.isArray(content)) for (const part of content) flatten(part, kind, runs);
  else flatten(content.content, kindOf(content, kind), runs);
}

/** A token counts by its type or else by an alias: `console` has the alias `class-name`. */
function kindOf(token: Token, outer: TokenKind | null): TokenKind | null {
  const { alias } = token;
  for (const type of [token.type, ...(alias ? [alias].flat() : [])]) {
    const kind = kindOfType.get(type);
    if (kind !== undefined) return kind;
  }
  return outer;
}

function append(runs: Run[], kind: TokenKind | null, text: string): void {
  const last = runs.at(-1);
  if (last && (last.kind === kind || text.trim() === '')) last.text += text;
  else if (text !== '') runs.push({ kind, text });
}
