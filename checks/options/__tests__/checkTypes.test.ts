import path from 'node:path';
import type { OptionFacts } from '../../../src/config/options/types';
import { checkTypes } from '../checkTypes';
import { readPackageTypes } from '../packageTypes';

const EXAMPLES = path.resolve(__dirname, '../../../examples');

const facts = (type: string, topLevel: OptionFacts['topLevel'] = true): OptionFacts => ({
  type,
  default: 'undefined',
  since: '1.0.0',
  topLevel,
});

/** With the declarations that are installed. */
describe('types', () => {
  jest.setTimeout(120_000);

  const table = {
    'lib.bundle': facts('boolean'),
    'lib.format': facts("'esm' | 'cjs' | 'umd' | 'iife'"),
    "lib.shims.cjs['import.meta.url']": facts('boolean'),
    'lib.banner': facts('{ js?: string; css?: string }'),
    'lib.id': facts('string'),
    'lib.nothing': facts('string'),
    'source.define': facts('Record<string, NoSuchName>'),
    'source.assetsInclude': facts('RuleSetCondition'),
    root: facts('string'),
    logLevel: facts('LogLevel', 'only'),
  };
  const { types, properties } = readPackageTypes(EXAMPLES, table);
  const problems = checkTypes(table, types);

  it('finds what is not as the package declares it, and nothing else', () => {
    expect(problems.map(({ option, message, actual }) => [option, message, actual])).toEqual([
      ['lib.format', 'the type is not that of the package', expect.any(String)],
      // One optional key is missing: assignable in both directions, and still another type.
      ['lib.banner', 'the type is not that of the package', expect.any(String)],
      ['lib.id', 'topLevel is not what the types allow', 'false'],
      ['lib.nothing', 'does not exist in the types', undefined],
      [
        'source.define',
        expect.stringContaining("Cannot find name 'NoSuchName'"),
        expect.any(String),
      ],
      ['root', 'topLevel is not what the types allow', 'only'],
    ]);
  });

  it('reads the defaults in doc comments', () => {
    expect(types.get('lib.bundle')?.documentedDefault).toBe('true');
    expect(types.get('lib.banner')?.documentedDefault).toBe('{}');
    expect(types.get('root')?.documentedDefault).toBeUndefined();
  });

  it('lists the options with those one level below', () => {
    expect(properties).toEqual(
      expect.arrayContaining(['lib.dts', 'lib.dts.bundle', 'output', 'output.copy', 'server.port']),
    );
    expect(properties).not.toContain('lib.output');
    expect(properties).not.toContain('lib');
  });
});
