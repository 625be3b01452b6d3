import ts from 'typescript';

/** Lists the parts of a type that are objects, other than functions, lists and patterns. */
function objectParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      !checker.isArrayLikeType(part) &&
      part.symbol?.name !== 'RegExp',
  );
}

function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  return objectParts(checker, checker.getNonNullableType(type)).flatMap((part) =>
    checker.getPropertiesOfType(part),
  );
}

/** Returns the plain code in `@defaultValue` or `@default` of an option, if there is any. */
export function documentedDefault(
  checker: ts.TypeChecker,
  root: ts.Type,
  keys: readonly string[],
): string | undefined {
  let type = root;
  let symbol: ts.Symbol | undefined;
  for (const key of keys) {
    symbol = partsOf(checker, type).find(({ name }) => name === key);
    if (!symbol) return undefined;
    type = checker.getTypeOfSymbol(symbol);
  }
  const tag = symbol?.getJsDocTags(checker).find(({ name }) => /^default(?:Value)?$/.test(name));
  return /^`([^`]+)`$/.exec(ts.displayPartsToString(tag?.text).trim())?.[1];
}

/**
 * Lists the names of all options and of their direct children.
 *
 * @param item type of an item of `lib`
 * @param top type of the whole configuration
 * @param own the part of an item that Rsbuild's configuration does not have
 */
export function propertiesOf(
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
