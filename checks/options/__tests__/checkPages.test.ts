import type { OptionTable } from '../../../src/config/options/types';
import { checkBoxes } from '../checkBoxes';
import { checkCoverage } from '../checkCoverage';
import { formatProblem } from '../problem';

const facts = { type: 'string', default: 'undefined', since: '1.0.0', topLevel: true };
const table: OptionTable = { 'lib.dts.bundle': facts, 'output.copy': facts };

test('an option of the types needs facts or a reason', () => {
  const properties = [
    'lib.dts',
    'lib.dts.bundle',
    'output',
    'output.copy',
    'output.module',
    'html',
  ];
  const found = checkCoverage([...properties, 'html.title', 'lib.new'], table, {
    html: 'no page',
    'output.copy': 'has facts by now',
    'output.gone': 'left the types',
  });
  expect(found.map(({ option, message }) => [option, message])).toEqual([
    ['output.module', 'is neither documented nor listed with a reason'],
    ['lib.new', 'is neither documented nor listed with a reason'],
    ['output.copy', 'is listed in undocumented although it is documented'],
    ['output.gone', 'is listed in undocumented but the types do not have it'],
  ]);
});

test('each option has one box, and each box an option', () => {
  const pages = new Map([
    [
      'docs/a.mdx',
      '<OptionFacts name="lib.dts.bundle" />\n\n<OptionFacts name="lib.dts.bundel" />\n',
    ],
    [
      'docs/b.mdx',
      '<OptionFacts name="lib.dts.bundle" />\n\n`<OptionFacts name="output.copy" />`\n',
    ],
  ]);
  expect(checkBoxes(pages, table).map(({ option, message }) => [option, message])).toEqual([
    ['lib.dts.bundel', 'has a box in docs/a.mdx but no facts'],
    ['lib.dts.bundle', 'has boxes in docs/a.mdx, docs/b.mdx'],
    ['output.copy', 'has no box on any page'],
  ]);
});

test('a problem prints both sides and the mend', () => {
  const problem = {
    option: 'lib.id',
    message: 'is wrong',
    stated: 'a',
    actual: 'b',
    mend: 'do this',
  };
  expect(formatProblem(problem)).toBe(
    'lib.id: is wrong\n    stated: a\n    actual: b\n    → do this',
  );
});
