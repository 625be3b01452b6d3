import path from 'node:path';
import ts from 'typescript';
import type { OptionTable } from '../../src/config/options/types';
import { optionPath } from './optionPath';
import { documentedDefault, propertiesOf } from './typeParts';

/** What the package's declarations say about one option. */
export interface RealType {
  /** Whether it may be set in an item of `lib`, and at the top level. */
  inLib: boolean;
  atTop: boolean;
  /** The real type and the stated one, as TypeScript prints them. */
  actual: string;
  stated: string;
  isSame: boolean;
  /** Default in the doc comment, e.g. `false`; absent if it isn't plain code. */
  documentedDefault?: string;
  /** Why the stated type cannot be read, e.g. a name that does not exist. */
  error?: string;
}

export interface PackageTypes {
  /** By option name. */
  types: ReadonlyMap<string, RealType>;
  /** Every option that the types allow, and its direct children. */
  properties: string[];
}

/**
 * The files that declare the options, relative to the examples' folder. A stated type is read in
 * the scope of such a file, so that it may use the same names as the declaration, exported or not.
 */
const scopes = {
  lib: 'node_modules/@rslib/core/dist-types/types/config.d.ts',
  rsbuild: 'node_modules/@rsbuild/core/dist/types/config.d.ts',
};

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * `At` follows keys through unions and optional parts. `Same` requires identity, because an object
 * without an optional key is assignable in both directions. `Flat` merges an intersection into one
 * object.
 */
const helpers = `
type Part<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type At<T, Keys> = Keys extends [infer K, ...infer Rest]
  ? At<Part<NonNullable<T>, K>, Rest>
  : NonNullable<T>;
type Flat<T> = T extends (...args: never) => unknown ? T
  : T extends object ? { [K in keyof T]: T[K] }
  : T;
type Same<A, B> = (<U>() => U extends A ? 1 : 2) extends <U>() => U extends B ? 1 : 2
  ? true
  : false;
`;

/**
 * Reads the types of all options with one TypeScript program.
 *
 * @throws Error if a declaration file does not exist
 */
export function readPackageTypes(examplesDir: string, table: OptionTable): PackageTypes {
  const names = Object.keys(table);
  const statedTypes = (isLib: boolean): string =>
    names
      .map((name, index) => ({ name, index }))
      .filter(({ name }) => optionPath(name).isLib === isLib)
      .map(({ name, index }) => `export type Stated${index} = ${table[name]?.type};`)
      .join('\n');
  const probe = path.join(examplesDir, 'options-probe.ts');
  const texts = new Map([
    [probe, probeText(names)],
    ...([true, false] as const).map((isLib): [string, string] => {
      const file = path.join(examplesDir, isLib ? scopes.lib : scopes.rsbuild);
      const text = ts.sys.readFile(file);
      if (text === undefined) {
        throw new Error(
          `${file}  the file is missing. Fix: Correct "scopes" in checks/options/packageTypes.ts.`,
        );
      }

      return [file, `${text}\n${statedTypes(isLib)}\n`];
    }),
  ]);
  const program = createProgram(probe, texts);
  const checker = program.getTypeChecker();
  const aliases = typeAliases(program, probe);
  const typeOf = (alias: string): ts.Type =>
    checker.getTypeAtLocation(aliases.get(alias) as ts.TypeAliasDeclaration);
  const print = (type: ts.Type): string =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  const isPresent = (alias: string): boolean => !(typeOf(alias).flags & ts.TypeFlags.Never);
  const errors = statedErrors(program, texts);

  const types = new Map(
    names.map((name, index): [string, RealType] => [
      name,
      {
        inLib: isPresent(`InLib${index}`),
        atTop: isPresent(`AtTop${index}`),
        actual: print(typeOf(`Actual${index}`)),
        stated: print(typeOf(`Read${index}`)),
        isSame: print(typeOf(`Same${index}`)) === 'true',
        documentedDefault: documentedDefault(checker, typeOf('Item'), optionPath(name).keys),
        error: errors.get(`Stated${index}`),
      },
    ]),
  );
  return { types, properties: propertiesOf(checker, typeOf('Item'), typeOf('Top'), typeOf('Own')) };
}

function probeText(names: readonly string[]): string {
  const scope = (file: string): string => JSON.stringify(`./${file.replace(/\.d\.ts$/, '.js')}`);
  return [
    "import type { LibConfig, RslibConfig } from '@rslib/core';",
    `import type * as Lib from ${scope(scopes.lib)};`,
    `import type * as Rsbuild from ${scope(scopes.rsbuild)};`,
    helpers,
    'export type Item = LibConfig;',
    'export type Top = RslibConfig;',
    'export type Own = Omit<LibConfig, keyof Rsbuild.EnvironmentConfig>;',
    ...names.flatMap((name, index) => {
      const { isLib, keys } = optionPath(name);
      const list = JSON.stringify(keys);
      return [
        `export type InLib${index} = At<LibConfig, ${list}>;`,
        `export type AtTop${index} = At<RslibConfig, ${list}>;`,
        `export type Actual${index} = [InLib${index}] extends [never] ? AtTop${index} : InLib${index};`,
        `export type Read${index} = ${isLib ? 'Lib' : 'Rsbuild'}.Stated${index};`,
        `export type Same${index} = Same<Flat<NonNullable<Read${index}>>, Flat<Actual${index}>>;`,
      ];
    }),
  ].join('\n');
}

function createProgram(probe: string, texts: ReadonlyMap<string, string>): ts.Program {
  const disk = ts.createCompilerHost(compilerOptions);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile(file, target, ...rest) {
      const text = texts.get(file);
      return text === undefined
        ? disk.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target);
    },
  };
  return ts.createProgram([probe], compilerOptions, host);
}

function typeAliases(program: ts.Program, file: string): Map<string, ts.TypeAliasDeclaration> {
  const statements = [...(program.getSourceFile(file)?.statements ?? [])];
  return new Map(
    statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each]),
  );
}

/** TypeScript's errors in the stated types, by the name of the alias. */
function statedErrors(
  program: ts.Program,
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of texts.keys()) {
    const aliases = typeAliases(program, file);
    const source = program.getSourceFile(file);
    for (const { start = 0, messageText } of [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]) {
      for (const [name, node] of aliases) {
        if (name.startsWith('Stated') && node.pos <= start && start < node.end)
          found.set(name, ts.flattenDiagnosticMessageText(messageText, ' '));
      }
    }
  }
  return found;
}
