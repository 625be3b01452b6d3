/** An option of a command as its help describes it. */
export interface CliOption {
  /** All spellings, e.g. `['-w', '--watch']`. */
  names: string[];
  takesValue: boolean;
  /** The allowed values; empty if any value is allowed. */
  choices: string[];
}

/** The options of each command; the empty name is the CLI without a command. */
export type Cli = ReadonlyMap<string, readonly CliOption[]>;

/** Runs `rslib <command> -h` and returns what it prints. */
export type ReadHelp = (command: string) => Promise<string>;

/** Reads the commands of the real CLI and the options of each. */
export async function readCli(readHelp: ReadHelp): Promise<Cli> {
  const help = await readHelp('');
  const names = parseCommands(help);
  const commands = await Promise.all(
    names.map(async (name) => [name, parseOptions(await readHelp(name))] as const),
  );
  return new Map([['', parseOptions(help)], ...commands]);
}

/** Reads the names under `Commands:` of a help text. */
export function parseCommands(help: string): string[] {
  return sectionLines(help, 'Commands')
    .map((line) => /^ {2}([a-z][\w-]*)/.exec(line)?.[1])
    .filter((name) => name !== undefined);
}

/**
 * Reads the options under `Options:` of a help text.
 *
 * `  --format <format>  … (esm | cjs)` →
 * `{ names: ['--format'], takesValue: true, choices: ['esm', 'cjs'] }`
 */
export function parseOptions(help: string): CliOption[] {
  return sectionLines(help, 'Options').flatMap((line) => {
    const match = /^ {2}((?:-\w, )?--[\w-]+)( <[^>]+>)?\s+(.*)$/.exec(line);
    if (!match) return [];
    const [, spellings = '', value, description = ''] = match;
    const negation = /\(use (--no-[\w-]+) to disable\)/.exec(description)?.[1];
    const choices = /\(([\w-]+(?: \| [\w-]+)+)\)/.exec(description)?.[1];
    return [
      {
        names: [...spellings.split(', '), ...(negation ? [negation] : [])],
        takesValue: value !== undefined,
        choices: choices?.split(' | ') ?? [],
      },
    ];
  });
}

function sectionLines(help: string, title: string): string[] {
  const lines = help.split('\n');
  const start = lines.indexOf(`${title}:`);
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line !== '' && !line.startsWith(' '));
  return end < 0 ? rest : rest.slice(0, end);
}
