import { checkFlags } from '../rules/flags';

const help = [['--watch'], ['--dts', '--no-dts'], ['--root'], ['--format'], ['--help']];
const facts = (flag?: string) => ({ since: '1.0.0', flag });
const good = {
  'lib.dts': facts('--dts'),
  'lib.format': facts('--format'),
  'lib.id': facts(),
  root: facts('--root'),
};

test('each flag belongs to an option, or sets none', () => {
  expect(checkFlags(good, help)).toEqual([]);
});

test('a flag that no option has is reported', () => {
  expect(checkFlags({ ...good, 'lib.format': facts() }, help)).toMatchObject([
    { option: '--format', message: 'is a flag of `rslib build` that no option has' },
  ]);
});

test('a flag that the tool does not have is reported', () => {
  expect(checkFlags({ ...good, 'lib.id': facts('--id') }, help)).toMatchObject([
    { option: 'lib.id', message: 'has a flag that `rslib build --help` does not have' },
  ]);
});
