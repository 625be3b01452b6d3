import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { filesOf, writeFiles } from '../../base/files';
import { readDeclarations } from '../declarations';

/** Declarations with the parts of the documented packages' declarations that the check reads. */
const packages = filesOf({
  'node_modules/@rsbuild/core/package.json': '{ "types": "./dist/types/config.d.ts" }',
  'node_modules/@rsbuild/core/dist/types/other.d.ts':
    'export interface Loader { setup?: () => void }',
  'node_modules/@rsbuild/core/dist/types/config.d.ts': `
    import type { Loader } from './other.js';
    type Level = 'info' | /* the default */ 'error';
    type OneOrMany<T> = T | T[];
    type Description = Loader & { html?: boolean };
    type Flat = { a?: string };
    type Sources = boolean | (Flat & { b?: (name: string) => Level });
    export interface OutputConfig { target?: 'web' | 'node'; copy?: Array<string | Flat> }
    export interface EnvironmentConfig {
      source?: {
        define?: Record<string, string>;
        levels?: Level[];
        exclude?: OneOrMany<string>;
        entry?: string | Description;
        sources?: Sources;
      };
      output?: OutputConfig;
    }
    export interface RsbuildConfig extends EnvironmentConfig {
      /** @default process.cwd() */
      root?: string;
      server?: { port?: number };
    }`,
  'node_modules/@rslib/core/dist-types/types/config.d.ts': `
    import type { EnvironmentConfig, OutputConfig, RsbuildConfig } from '@rsbuild/core';
    type Dts = {
      // Not in bundles.
      bundle?: boolean | { bundledPackages?: string[] };
    } | boolean;
    export interface LibConfig extends EnvironmentConfig {
      /**
       * Whether to bundle.
       * @defaultValue \`true\`
       */
      bundle?: boolean;
      shims?: { cjs?: boolean | { 'import.meta.url'?: boolean } };
      id?: string;
      dts?: Dts;
      output?: OutputConfig & { target?: OutputConfig['target'] };
    }
    export type LibOnlyConfig = Omit<LibConfig, keyof EnvironmentConfig>;
    export interface RslibConfig extends RsbuildConfig, Pick<LibConfig, 'bundle' | 'shims' | 'dts'> {
      lib: LibConfig[];
    }`,
});

const folder = tempFolder();
writeFiles(folder, packages);

describe('declarations', () => {
  jest.setTimeout(120_000);
  const { find, properties } = readDeclarations(folder);

  it.each([
    ['lib.dts', 'boolean | { bundle?: boolean | { bundledPackages?: string[] } }'],
    ["lib.shims.cjs['import.meta.url']", 'boolean'],
    ['source.define', 'Record<string, string>'],
    ['source.levels', "('info' | 'error')[]"],
    ['source.exclude', 'string | (string)[]'],
    ['source.entry', 'string | (Loader & { html?: boolean })'],
    ['source.sources', "boolean | ({ a?: string; b?: (name: string) => 'info' | 'error' })"],
    ['output.target', "'web' | 'node'"],
    ['output.copy', '(string | { a?: string })[]'],
  ])('spell the type of %s out', (option, type) => {
    expect(find(option)?.type).toBe(type);
  });

  it('tell where an option may be set', () => {
    expect(['lib.bundle', 'lib.id', 'root'].map((option) => find(option)?.topLevel)).toEqual([
      true,
      false,
      'only',
    ]);
    expect(find('lib.nothing')).toBeUndefined();
  });

  it('have defaults in doc comments', () => {
    expect(find('lib.bundle')?.documented).toBe('true');
    expect(find('root')?.documented).toBe('process.cwd()');
    expect(find('lib.id')?.documented).toBeUndefined();
  });

  it('list the options and their direct children', () => {
    expect(properties).toEqual(
      expect.arrayContaining(['lib.dts', 'lib.dts.bundle', 'output', 'output.copy', 'server.port']),
    );
    expect(properties).not.toContain('lib.output');
    expect(properties).not.toContain('lib');
  });

  it('must exist', () => {
    fs.rmSync(path.join(folder, 'node_modules/@rslib'), { recursive: true });
    expect(() => readDeclarations(folder)).toThrow(
      /config\.d\.ts {2}LibConfig is missing\. Fix: Correct "configFile"/,
    );
  });
});
