import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import { grammars } from './languages';

/** Parts of other grammars, which have to be there before what extends these. */
const extras = ['css-extras', 'regex', 'jsdoc', 'js-extras', 'js-templates'];

/**
 * The first word of a shell command. It starts a line that doesn't continue the one before, or
 * follows `|`, `;`, `&&` or an opening parenthesis; variables may be set before it.
 */
const command = /(?<=(?:^|(?<!\\)\n|[|;(]|&&)\s*(?:\w+=\S*\s+)*)[\w./@-]+(?=$|[\s;)])/;

/** `--no-dts`, `-w`, `--lib=esm` without the value */
const flag = /(?<=^|\s)--?\w[\w.:-]*(?=[=\s]|$)/m;

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
    const source = each.pattern.source.replace(
      /\bfrom(?:\(\?=.*?\)\))?(?=\|)/,
      String.raw`from(?=\s+$|\s*['"])`,
    );
    each.pattern = new RegExp(source, each.pattern.flags);
  }
}

loadLanguages([...extras, ...grammars]);
colorShell(Prism.languages.bash as Record<string, unknown>);
for (const name of ['javascript', 'jsx', 'typescript', 'tsx']) limitFrom(name);

/**
 * Prism with every grammar that `languages.ts` names. Only the build imports it: readers do not
 * download a highlighter.
 */
export { Prism };
