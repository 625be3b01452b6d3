import type { OptionFacts } from '../../../src/config/options/types';
import { parseOptions } from '../../base/cliHelp';
import { checkFlags } from '../rules/flags';

const help = parseOptions(`
Options:
  -w, --watch           turn on watch mode
  --dts                 emit declaration files (use --no-dts to disable)
  -r, --root <root>     specify the project root directory
  --format <format>     specify the output format (esm | cjs)
  -h, --help            Display this message
`);

function facts(cli?: readonly string[]): OptionFacts {
  return { type: 'string', default: 'undefined', since: '1.0.0', topLevel: true, cli };
}

const good = {
  'lib.dts': facts(['--dts', '--no-dts']),
  'lib.format': facts(['--format']),
  'lib.id': facts(),
  root: facts(['--root']),
};

test('each flag is in the facts of an option, or sets none', () => {
  expect(checkFlags(good, help)).toEqual([]);
});

test('a flag that no option has is reported', () => {
  expect(checkFlags({ ...good, 'lib.format': facts() }, help)).toEqual([
    expect.objectContaining({
      option: '--format',
      message: 'is a flag of `rslib build` that is not in the facts of any option',
    }),
  ]);
});

test('a flag that the tool does not have is reported', () => {
  expect(checkFlags({ ...good, 'lib.id': facts(['--id']) }, help)).toEqual([
    expect.objectContaining({ option: 'lib.id', stated: '--id', actual: 'no flag' }),
  ]);
});

test('a spelling that is missing is reported for the option and for the flag', () => {
  const found = checkFlags({ ...good, 'lib.dts': facts(['--dts']) }, help);
  expect(found.map(({ option, stated, actual }) => [option, stated, actual])).toEqual([
    ['lib.dts', '--dts', '--dts --no-dts'],
    ['--dts', undefined, undefined],
  ]);
});
