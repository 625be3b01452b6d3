import ts from 'typescript';

/** The declarations whose types are spelled out. Other types are shown by their names. */
const spelledFiles = /@(?:rslib|rsbuild)\/core\/dist(?:-types)?\/types\/(?:config|rsbuild)\.d\.ts$/;

/** Types of other declarations that are spelled out, too, because they are short. */
const alsoSpelled: ReadonlySet<string> = new Set([
  'CSSLoaderModulesMode',
  'CSSLoaderModulesOptions',
  'LibraryCustomUmdObject',
  'LibraryName',
]);

/** Types that are shown by their names, because they are long, except those of a whole option. */
const named: ReadonlySet<string> = new Set([
  'ManifestData',
  'ModifyRspackConfigUtils',
  'NarrowedRspackConfig',
  'PrintFileSizeOptions',
  'SourceMapExtract',
  'SourceMapExtractTarget',
  'SplitChunksConfig',
  'ToolsHtmlPluginConfig',
  'ToolsPostCSSContext',
  'TransformImport',
  'TransformImportFn',
  'WatchFiles',
]);

/** Names that the declarations write with and without their namespace. */
const sameNames: Readonly<Record<string, string>> = {
  DefinePluginOptions: 'Rspack.DefinePluginOptions',
  'Rspack.RuleSetCondition': 'RuleSetCondition',
};

/**
 * Returns the text of the type of an option, on one line and without comments.
 *
 * `CleanDistPath` → `boolean | 'auto' | { enable?: boolean | 'auto'; keep?: RegExp[] }`
 */
export function spellType(checker: ts.TypeChecker, type: ts.TypeNode): string {
  const text = spell(checker, definitionOf(checker, type) ?? type);
  return sameNames[text] ?? text.replace(/^(.*) \| boolean$/, 'boolean | $1');
}

function spell(checker: ts.TypeChecker, node: ts.Node): string {
  const definition = ts.isTypeNode(node) ? definitionOf(checker, node, named) : undefined;
  if (definition) {
    const text = spell(checker, definition);
    return needsParentheses(definition, node, text) ? `(${text})` : text;
  }
  if (ts.isIntersectionTypeNode(node)) {
    const parts = node.types.map((part) => definitionOf(checker, part) ?? part);
    if (parts.every(ts.isTypeLiteralNode)) {
      return parts
        .map((part) => spell(checker, part))
        .join(' & ')
        .replaceAll(' } & { ', '; ');
    }
  }
  if (ts.isTypeReferenceNode(node) && node.typeArguments?.length === 1) {
    const item = spell(checker, node.typeArguments[0] as ts.TypeNode);
    const name = node.typeName.getText();
    if (name === 'Array') return `(${item})[]`;
    if (name === 'OneOrMany' && item.length < 20) return `${item} | (${item})[]`;
  }
  const source = node.getSourceFile().text;
  let text = '';
  let position = node.getStart();
  const copyTo = (end: number): void => {
    const gap = source.slice(position, end).replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    text += gap.replace(/\s+/g, ' ');
  };
  ts.forEachChild(node, (child) => {
    copyTo(child.getStart());
    text += spell(checker, child);
    position = child.end;
  });
  copyTo(node.end);
  return text.replace(/;? }$/, ' }');
}

/** Returns whether the definition of a name needs parentheses where the name is: `Level[]`. */
function needsParentheses(definition: ts.TypeNode, { parent }: ts.Node, text: string): boolean {
  const isPart = ts.isArrayTypeNode(parent) || ts.isIntersectionTypeNode(parent);
  if (ts.isUnionTypeNode(definition)) return isPart;

  const isLoose = ts.isIntersectionTypeNode(definition) || ts.isFunctionTypeNode(definition);
  return isLoose && (isPart || ts.isUnionTypeNode(parent)) && !text.startsWith('{');
}

/** Returns what a name or a part stands for: `Dts`, `OutputConfig['target']`. */
function definitionOf(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  exceptions?: ReadonlySet<string>,
): ts.TypeNode | undefined {
  if (ts.isIndexedAccessTypeNode(node)) {
    const key = checker.getTypeAtLocation(node.indexType);
    const owner = declarationOf(checker, node.objectType);
    if (!owner || !key.isStringLiteral()) return undefined;
    const part = checker.getTypeAtLocation(owner).getProperty(key.value)?.valueDeclaration;
    return part && ts.isPropertySignature(part) ? part.type : undefined;
  }
  const declaration = declarationOf(checker, node);
  return declaration &&
    ts.isTypeAliasDeclaration(declaration) &&
    !declaration.typeParameters &&
    !exceptions?.has(declaration.name.text)
    ? declaration.type
    : undefined;
}

/** Returns the declaration of a name, if it is spelled out. */
function declarationOf(checker: ts.TypeChecker, node: ts.TypeNode): ts.Declaration | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.declarations?.[0];
  return declaration &&
    (spelledFiles.test(declaration.getSourceFile().fileName) || alsoSpelled.has(target.name))
    ? declaration
    : undefined;
}
