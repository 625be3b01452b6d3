import path from 'node:path';
import ts from 'typescript';
import { compilerOptions } from '../samples/typeCheck';
import { optionPath } from './optionPath';
import { spellType } from './spellType';

/** What the declarations of the installed package say about an option. */
export interface Declared {
  type: string;
  topLevel: boolean | 'only';
  /** Default in the doc comment: code such as `false`, or prose. */
  documented?: string;
}

export interface Declarations {
  /** Returns undefined if the types do not have the option. */
  find: (option: string) => Declared | undefined;
  /** Every option that the types allow, and its direct children. */
  properties: string[];
}

/** The file that declares the configuration, relative to the examples' folder. */
const configFile = 'node_modules/@rslib/core/dist-types/types/config.d.ts';

/**
 * Reads the declarations with one TypeScript program.
 *
 * @throws Error if a type of the configuration does not exist
 */
export function readDeclarations(examplesDir: string): Declarations {
  const file = path.join(examplesDir, configFile);
  const program = ts.createProgram([file], { ...compilerOptions, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const typeOf = (name: string): ts.Type => {
    const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (symbol) return checker.getDeclaredTypeOfSymbol(symbol);
    throw new Error(
      `${file}  ${name} is missing. Fix: Correct "configFile" in checks/options/declarations.ts.`,
    );
  };
  const item = typeOf('LibConfig');
  const top = typeOf('RslibConfig');

  const find = (option: string): Declared | undefined => {
    const { keys } = optionPath(option);
    const inLib = partAt(checker, item, keys);
    const atTop = partAt(checker, top, keys);
    const declaration = (inLib ?? atTop)?.declarations?.find(ts.isPropertySignature);
    if (!declaration?.type) return undefined;
    return {
      type: spellType(checker, declaration.type),
      topLevel: atTop && !inLib ? 'only' : atTop !== undefined,
      documented: documentedDefault(checker, (inLib ?? atTop) as ts.Symbol),
    };
  };
  return { find, properties: propertiesOf(checker, item, top, typeOf('LibOnlyConfig')) };
}

function partAt(
  checker: ts.TypeChecker,
  root: ts.Type,
  keys: readonly string[],
): ts.Symbol | undefined {
  let type = root;
  let symbol: ts.Symbol | undefined;
  for (const key of keys) {
    symbol = partsOf(checker, type).find(({ name }) => name === key);
    if (!symbol) return undefined;
    type = checker.getTypeOfSymbol(symbol);
  }
  return symbol;
}

/** Lists the properties of those parts of a type that are objects other than lists and patterns. */
function partsOf(checker: ts.TypeChecker, optional: ts.Type): ts.Symbol[] {
  const type = checker.getNonNullableType(optional);
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .filter(
      (part) =>
        part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
        part.getCallSignatures().length === 0 &&
        !checker.isArrayLikeType(part) &&
        part.symbol?.name !== 'RegExp',
    )
    .flatMap((part) => checker.getPropertiesOfType(part));
}

/** Returns the text of `@defaultValue` or `@default`; often prose. */
function documentedDefault(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => /^default(?:Value)?$/.test(name));
  const text = ts.displayPartsToString(tag?.text).trim();
  return /^`([^`]+)`$/.exec(text)?.[1] ?? (text || undefined);
}

/**
 * Lists the names of all options and of their direct children.
 *
 * @param own the part of an item of `lib` that Rsbuild's configuration does not have
 */
function propertiesOf(
  checker: ts.TypeChecker,
  item: ts.Type,
  top: ts.Type,
  own: ts.Type,
): string[] {
  const ownKeys = new Set(checker.getPropertiesOfType(own).map(({ name }) => name));
  const all = [...checker.getPropertiesOfType(item), ...checker.getPropertiesOfType(top)];
  const names = all.flatMap((symbol) => {
    const name = ownKeys.has(symbol.name) ? `lib.${symbol.name}` : symbol.name;
    const below = partsOf(checker, checker.getTypeOfSymbol(symbol));
    return [name, ...below.map((part) => `${name}.${part.name}`)];
  });
  return [...new Set(names)].filter((name) => name !== 'lib' && !name.startsWith('_')).sort();
}
