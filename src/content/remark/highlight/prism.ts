import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

/**
 * Grammars that prism-react-renderer leaves out. The package `prismjs` ships them as scripts that
 * extend a *global* Prism and have to run in this order.
 */
const extraGrammars = ['bash', 'toml', 'ini', 'scss', 'less', 'diff'];

/**
 * The first word of a shell command. It starts a line that doesn't continue the one before, or
 * follows `|`, `;`, `&&` or an opening parenthesis; variables may be set before it.
 */
const command = /(?<=(?:^|(?<!\\)\n|[|;(]|&&)\s*(?:\w+=\S*\s+)*)[\w./@-]+(?=$|[\s;)])/;

/** `--no-dts`, `-w`, `--lib=esm` without the value */
const flag = /(?<=^|\s)--?\w[\w.:-]*(?=[=\s]|$)/m;

let isReady = false;

/**
 * Prism with every grammar that `languages.ts` names. Only the build calls this: readers do not
 * download a highlighter.
 */
export function loadPrism(): typeof Prism {
  if (isReady) return Prism;
  const require = createRequire(__filename);
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const name of extraGrammars) require(`prismjs/components/prism-${name}.js`);
  } finally {
    scope.Prism = before;
  }
  colorShell(Prism.languages.bash as Record<string, unknown>);
  for (const name of ['javascript', 'jsx', 'typescript', 'tsx']) limitFrom(name);
  isReady = true;
  return Prism;
}

/**
 * Colors the command of each line and its flags. Prism's grammar has a list of programs instead: it
 * would color two words of `npm install`, one of `npm run build`, and none of `rslib build`; and of
 * flags, only those of one word.
 */
function colorShell(bash: Record<string, unknown>): void {
  delete bash.function;
  delete bash.builtin;
  // Last, so that a keyword such as `if` remains one.
  bash.function = { pattern: command, greedy: true };
  bash.parameter = { pattern: flag, alias: 'variable' };
}

/** Only before the name of a module is `from` a keyword; elsewhere it is a name. */
function limitFrom(language: string): void {
  const keywords = Prism.languages[language]?.keyword as { pattern?: RegExp }[];
  for (const each of keywords) {
    if (!each.pattern) continue;
    // As it is in Prism, and as prism-react-renderer adds it
    const source = each.pattern.source.replace(
      /\bfrom(?:\(\?=.*?\)\))?(?=\|)/,
      String.raw`from(?=\s+$|\s*['"])`,
    );
    each.pattern = new RegExp(source, each.pattern.flags);
  }
}
