import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import type { OptionFacts } from '../../../src/config/options/types';
import { filesOf, writeFiles } from '../../base/files';
import { readPackageTypes } from '../packageTypes';
import { checkTypes } from '../rules/types';

/** Declarations with the parts of the documented packages' declarations that the check reads. */
const packages = filesOf({
  'node_modules/@rsbuild/core/package.json': '{ "types": "./dist/types/config.d.ts" }',
  'node_modules/@rsbuild/core/dist/types/config.d.ts': `
    type RuleSetCondition = string | RegExp | RuleSetCondition[];
    type LogLevel = 'info' | 'error';
    export interface EnvironmentConfig {
      source?: { define?: Record<string, string>; assetsInclude?: RuleSetCondition };
      output?: { copy?: boolean };
      root?: string;
    }
    export interface RsbuildConfig extends EnvironmentConfig {
      logLevel?: LogLevel;
      server?: { port?: number };
    }`,
  'node_modules/@rslib/core/package.json': '{ "types": "./dist-types/types/config.d.ts" }',
  'node_modules/@rslib/core/dist-types/types/config.d.ts': `
    import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
    type Format = 'esm' | 'cjs' | 'umd' | 'mf' | 'iife';
    interface Banner { js?: string; css?: string; dts?: string }
    export interface LibConfig extends Omit<EnvironmentConfig, 'root'> {
      /**
       * Whether to bundle.
       * @defaultValue \`true\`
       */
      bundle?: boolean;
      format?: Format;
      shims?: { cjs?: boolean | { 'import.meta.url'?: boolean } };
      /** @default \`{}\` */
      banner?: Banner;
      id?: string;
      dts?: boolean | { bundle?: boolean | { bundledPackages?: string[] } };
      /** @default follows from \`format\` */
      syntax?: string;
    }
    export interface RslibConfig extends RsbuildConfig {
      lib: LibConfig[];
      bundle?: boolean;
      format?: Format;
      shims?: LibConfig['shims'];
      banner?: Banner;
    }`,
});

const facts = (type: string, topLevel: OptionFacts['topLevel'] = true): OptionFacts => ({
  type,
  default: 'undefined',
  since: '1.0.0',
  topLevel,
});

describe('types', () => {
  jest.setTimeout(120_000);

  const folder = tempFolder();
  writeFiles(folder, packages);
  const table = {
    'lib.bundle': facts('boolean'),
    'lib.format': facts("'esm' | 'cjs' | 'umd' | 'iife'"),
    "lib.shims.cjs['import.meta.url']": facts('boolean'),
    'lib.banner': facts('{ js?: string; css?: string }'),
    'lib.id': facts('string'),
    'lib.syntax': facts('string', false),
    'lib.nothing': facts('string'),
    'source.define': facts('Record<string, NoSuchName>'),
    'source.assetsInclude': facts('RuleSetCondition'),
    root: facts('string'),
    logLevel: facts('LogLevel', 'only'),
  };
  const { types, properties } = readPackageTypes(folder, table);

  it('finds what differs from the declarations, and nothing else', () => {
    const mistakes = checkTypes(table, types);
    expect(mistakes.map(({ option, message, actual }) => [option, message, actual])).toEqual([
      [
        'lib.format',
        'the type differs from that of the package',
        expect.stringContaining('Format'),
      ],
      // One optional key is missing: assignable in both directions, but a different type.
      ['lib.banner', 'the type differs from that of the package', 'Banner'],
      ['lib.id', 'topLevel is not what the types allow', 'false'],
      ['lib.nothing', 'does not exist in the types', undefined],
      [
        'source.define',
        expect.stringContaining("Cannot find name 'NoSuchName'"),
        'Record<string, string>',
      ],
      ['root', 'topLevel is not what the types allow', 'only'],
    ]);
  });

  it('reads the defaults in doc comments that are plain code', () => {
    expect(types.get('lib.bundle')?.documentedDefault).toBe('true');
    expect(types.get('lib.banner')?.documentedDefault).toBe('{}');
    expect(types.get('lib.syntax')?.documentedDefault).toBeUndefined();
    expect(types.get('root')?.documentedDefault).toBeUndefined();
  });

  it('lists the options and their direct children', () => {
    expect(properties).toEqual(
      expect.arrayContaining(['lib.dts', 'lib.dts.bundle', 'output', 'output.copy', 'server.port']),
    );
    expect(properties).not.toContain('lib.output');
    expect(properties).not.toContain('lib');
  });

  it('names the declaration file that is missing', () => {
    fs.rmSync(path.join(folder, 'node_modules/@rslib'), { recursive: true });
    expect(() => readPackageTypes(folder, table)).toThrow(
      /config\.d\.ts {2}the file is missing\. Fix: Correct "scopes" in checks\/options\/packageTypes\.ts/,
    );
  });
});
