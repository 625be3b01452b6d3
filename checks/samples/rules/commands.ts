import type { Cli, CliOption } from '../../base/cliHelp';
import { suggest } from '../../base/suggest';
import type { Command } from '../commands';
import type { Mistake } from '../types';

/** A call is valid for the real CLI: its command, its options and their values. */
export function checkCommand({ words, line }: Command, cli: Cli): Mistake[] {
  const [first = ''] = words;
  const name = /^[\w-]/.test(first) && !first.startsWith('-') ? first : '';
  const options = cli.get(name);
  if (!options) {
    const known = [...cli.keys()].filter(Boolean);
    return [
      {
        line,
        message: `rslib has no command "${name}"`,
        fix: chooseFrom(name, known),
      },
    ];
  }
  const mistakes = checkOptions(name ? words.slice(1) : words, options, name);
  return mistakes.map((mistake) => ({ ...mistake, line }));
}

function chooseFrom(word: string, known: readonly string[]): string {
  return suggest(word, known, '%', `Use one of ${known.join(', ')}.`);
}

function checkOptions(
  words: readonly string[],
  options: readonly CliOption[],
  command: string,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const call = command ? `rslib ${command}` : 'rslib';
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (isPlaceholder(word)) continue;
    const [name = '', inlineValue] = word.split(/=(.*)/s);
    const option = options.find((each) => each.names.includes(name));
    if (!name.startsWith('-')) {
      mistakes.push({
        message: `"${call}" does not accept "${word}"`,
        fix: `Remove it; "${call} -h" lists the options.`,
      });
    } else if (!option) {
      mistakes.push({
        message: `"${call}" has no option ${name}`,
        fix: chooseFrom(
          name,
          options.flatMap((each) => each.names),
        ),
      });
    } else if (option.takesValue) {
      mistakes.push(...checkValue(name, inlineValue ?? queue.shift(), option, call));
    }
  }
  return mistakes;
}

function checkValue(
  name: string,
  value: string | undefined,
  { choices }: CliOption,
  call: string,
): Mistake[] {
  if (value === undefined)
    return [{ message: `"${call} ${name}" needs a value`, fix: 'Add the value.' }];

  if (choices.length === 0 || choices.includes(value) || isPlaceholder(value)) return [];
  return [
    {
      message: `"${call} ${name}" does not accept "${value}"`,
      fix: chooseFrom(value, choices),
    },
  ];
}

/** Returns whether readers have to replace a word: `<file>`, `[options]`, `…`. */
function isPlaceholder(word: string): boolean {
  return /^[<[]|^(?:…|\.\.\.)$/.test(word);
}
