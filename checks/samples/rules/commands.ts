import type { Cli, CliOption } from '../../base/cliHelp';
import { suggest } from '../../base/suggest';
import type { Command } from '../commands';
import type { Mistake } from '../types';

/** A call is valid for the real CLI: its command, its options and their values. */
export function checkCommand({ words, line }: Command, cli: Cli): Mistake[] {
  const [first = '', ...rest] = words;
  const name = /^\w/.test(first) ? first : '';
  const options = cli.get(name);
  if (options) {
    const mistakes = checkOptions(name ? rest : words, options, `rslib ${name}`.trim());
    return mistakes.map((mistake) => ({ ...mistake, line }));
  }
  const fix = chooseFrom(name, [...cli.keys()].filter(Boolean));
  return [{ line, message: `rslib has no command "${name}"`, fix }];
}

function chooseFrom(word: string, known: readonly string[]): string {
  return suggest(word, known, '%', `Use one of ${known.join(', ')}.`);
}

function checkOptions(
  words: readonly string[],
  options: readonly CliOption[],
  call: string,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (isPlaceholder(word)) continue;
    const [name = '', inlineValue] = word.split(/=(.*)/s);
    const option = options.find((each) => each.names.includes(name));
    if (!name.startsWith('-')) {
      const fix = `Remove it; "${call} -h" lists the options.`;
      mistakes.push({ message: `"${call}" does not accept "${word}"`, fix });
    } else if (!option) {
      const known = options.flatMap(({ names }) => names);
      mistakes.push({ message: `"${call}" has no option ${name}`, fix: chooseFrom(name, known) });
    } else if (option.takesValue) {
      const value = inlineValue ?? queue.shift();
      const { choices } = option;
      if (value === undefined) {
        mistakes.push({ message: `"${call} ${name}" needs a value`, fix: 'Add the value.' });
      } else if (choices.length > 0 && !choices.includes(value) && !isPlaceholder(value)) {
        const message = `"${call} ${name}" does not accept "${value}"`;
        mistakes.push({ message, fix: chooseFrom(value, choices) });
      }
    }
  }
  return mistakes;
}

/** Returns whether readers have to replace a word: `<file>`, `[options]`, `…`. */
function isPlaceholder(word: string): boolean {
  return /^[<[]|^(?:…|\.\.\.)$/.test(word);
}
