import { parseCommands, parseOptions, readCli, type Cli } from '../../base/cliHelp';
import { findCommands } from '../commands';
import { checkCommand } from '../rules/commands';

const help = `Rslib v1.0.1

Usage:
  $ rslib [command] [options]

Commands:
  build    build the library (default if no command is given)
  mf-dev   start the dev server

  For details on a sub-command, run:
  $ rslib <command> -h

Options:
  -w, --watch        turn on watch mode
  --bundle           enable bundle mode (use --no-bundle to disable)
  --format <format>  specify the output format (esm | cjs)
  --entry <entry>    set entry file (repeatable) (default: )
`;

let cli: Cli;
beforeAll(async () => {
  const own = 'Options:\n  -c, --config <config>  specify the file\n';
  cli = await readCli((command) => Promise.resolve(command === 'mf-dev' ? own : help));
});

describe('the help of the CLI', () => {
  it('lists commands', () => {
    expect(parseCommands(help)).toEqual(['build', 'mf-dev']);
    expect(parseCommands('')).toEqual([]);
  });

  it('lists options with spellings, values and choices', () => {
    expect(parseOptions(help)).toEqual([
      { names: ['-w', '--watch'], takesValue: false, choices: [] },
      { names: ['--bundle', '--no-bundle'], takesValue: false, choices: [] },
      { names: ['--format'], takesValue: true, choices: ['esm', 'cjs'] },
      { names: ['--entry'], takesValue: true, choices: [] },
    ]);
  });
});

describe('findCommands', () => {
  it.each([
    ['rslib', [[]]],
    ['$ rslib build # comment', [['build']]],
    ['npx rslib build --watch', [['build', '--watch']]],
    ['NODE_ENV=x pnpm exec rslib build && yarn rslib', [['build'], []]],
    ['cross-env A=1 rslib --entry "a b"', [['--entry', 'a b']]],
    ['bunx rslib build | cat', [['build']]],
    ['rslib build \\\n  --watch', [['build', '--watch']]],
    ['rslib build --format <esm | cjs>', [['build', '--format', '<value>']]],
    ['rslib.config.ts', []],
    ['npm run build', []],
    ['create-rslib', []],
    ['# rslib nope', []],
  ])('%s', (text, expected) => {
    expect(findCommands(text).map(({ words }) => words)).toEqual(expected);
  });

  it('returns the line', () => {
    expect(findCommands('ls\nrslib build')).toEqual([{ words: ['build'], line: 2 }]);
  });
});

describe('checkCommand', () => {
  it.each([
    [''],
    ['build'],
    ['build -w'],
    ['-w --no-bundle'],
    ['build --format esm --format=cjs'],
    ['build --format <format>'],
    ['[options]'],
    ['mf-dev -c a.ts'],
  ])('accepts rslib %s', (call) => {
    expect(checkCommand({ words: call.split(' ').filter(Boolean) }, cli)).toEqual([]);
  });

  it.each([
    ['dev', 'rslib has no command "dev"'],
    ['build --wacth', '"rslib build" has no option --wacth'],
    ['mf-dev --watch', '"rslib mf-dev" has no option --watch'],
    ['--no-watch', '"rslib" has no option --no-watch'],
    ['build --format amd', '"rslib build --format" does not accept "amd"'],
    ['build --entry', '"rslib build --entry" needs a value'],
    ['build src', '"rslib build" does not accept "src"'],
  ])('reports rslib %s', (call, message) => {
    expect(checkCommand({ words: call.split(' '), line: 3 }, cli)).toMatchObject([
      { line: 3, message, fix: expect.any(String) as string },
    ]);
  });
});
