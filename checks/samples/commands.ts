import type { Cli, CliOption } from './cliHelp';
import type { Finding } from './types';

/** Words that run a tool of the project, before its name. */
const RUNNERS =
  /^(?:npx(?: -y| --yes| --no-install)?|pnpm(?: exec| dlx)?|yarn(?: exec| dlx)?|bunx|bun(?: x| run)?|npm exec(?: --)?)\s+/;
const ENVIRONMENT = /^(?:cross-env\s+)?(?:[A-Za-z_]\w*=\S*\s+)*/;

/** A call of the CLI and the line of the text it stands on, from 1. */
export interface Command {
  words: string[];
  line: number;
}

/**
 * Finds the calls of `rslib` in terminal input.
 *
 * `NODE_ENV=x npx rslib build --watch && ls # c` → `['build', '--watch']`
 */
export function findCommands(text: string): Command[] {
  return text
    .replace(/\\\n/g, '  ')
    .replace(/<[^<>\n]*>/g, '<value>')
    .split('\n')
    .flatMap((content, index) =>
      content
        .replace(/(?:^|\s)#.*$/, '')
        .split(/&&|\|\||[;|]/)
        .flatMap((part) => {
          const words = readCommand(part.trim());
          return words ? [{ words, line: index + 1 }] : [];
        }),
    );
}

/** The words behind `rslib`; `undefined` if the text does not call it. */
function readCommand(text: string): string[] | undefined {
  const call = text
    .replace(/^\$\s+/, '')
    .replace(ENVIRONMENT, '')
    .replace(RUNNERS, '');
  if (!/^rslib(?:\s|$)/.test(call)) {
    return undefined;
  }
  return [...call.slice('rslib'.length).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? (bare as string),
  );
}

/** Compares one call with the real CLI. */
export function checkCommand(words: readonly string[], cli: Cli): Finding[] {
  const [first = ''] = words;
  const name = /^[\w-]/.test(first) && !first.startsWith('-') ? first : '';
  const options = cli.get(name);
  if (!options) {
    const known = [...cli.keys()].filter(Boolean).join(', ');
    return [
      { message: `rslib has no command "${name}"`, mend: `use one of its commands: ${known}` },
    ];
  }
  return checkOptions(name ? words.slice(1) : words, options, name);
}

function checkOptions(
  words: readonly string[],
  options: readonly CliOption[],
  command: string,
): Finding[] {
  const findings: Finding[] = [];
  const call = command ? `rslib ${command}` : 'rslib';
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (isPlaceholder(word)) {
      continue;
    }
    const [name = '', inlineValue] = word.split(/=(.*)/s);
    const option = options.find((each) => each.names.includes(name));
    if (!name.startsWith('-')) {
      findings.push({
        message: `"${call}" takes no "${word}"`,
        mend: `remove it; "${call} -h" lists the options`,
      });
    } else if (!option) {
      findings.push({
        message: `"${call}" has no option ${name}`,
        mend: `use one of ${options.flatMap((each) => each.names).join(', ')}`,
      });
    } else if (option.takesValue) {
      findings.push(...checkValue(name, inlineValue ?? queue.shift(), option, call));
    }
  }
  return findings;
}

function checkValue(
  name: string,
  value: string | undefined,
  { choices }: CliOption,
  call: string,
): Finding[] {
  if (value === undefined) {
    return [{ message: `"${call} ${name}" lacks its value`, mend: 'add the value' }];
  }
  return choices.length === 0 || choices.includes(value) || isPlaceholder(value)
    ? []
    : [
        {
          message: `"${call} ${name}" does not know "${value}"`,
          mend: `use one of ${choices.join(', ')}`,
        },
      ];
}

/** `<file>`, `[options]`, `…`: for readers, not for the tool. */
function isPlaceholder(word: string): boolean {
  return /^[<[]|^(?:…|\.\.\.)$/.test(word);
}
