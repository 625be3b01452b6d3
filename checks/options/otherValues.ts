import ts from 'typescript';

/**
 * Lists values that a type allows, to see whether setting them changes anything. Types whose values
 * cannot be invented, such as functions, have none.
 *
 * `boolean | 'auto'` → `true`, `false`, `'auto'`
 */
export function otherValues(type: string): unknown[] {
  const source = ts.createSourceFile('t.ts', `type T = ${type};`, ts.ScriptTarget.ES2022, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? valuesOf(statement.type) : [];
}

function valuesOf(node: ts.TypeNode): unknown[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(valuesOf);
  if (ts.isParenthesizedTypeNode(node)) return valuesOf(node.type);
  if (ts.isArrayTypeNode(node)) return valuesOf(node.elementType).map((value) => [value]);
  if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
  if (ts.isTypeLiteralNode(node)) {
    return node.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type && 'text' in member.name
        ? valuesOf(member.type).map((value) => ({
            [String((member.name as ts.Identifier).text)]: value,
          }))
        : [],
    );
  }
  if (ts.isTypeReferenceNode(node))
    return byName[node.typeName.getText()] ?? node.typeArguments?.flatMap(valuesOf) ?? [];

  return byKeyword[node.kind] ?? [];
}

/** Values of named types that options use. */
const byName: Readonly<Record<string, unknown[]>> = {
  'Rspack.Filename': ['probe'],
  'Rspack.CssFilename': ['probe'],
  'Rspack.AssetModuleFilename': ['probe'],
  'Rspack.DefinePluginOptions': [{ PROBE: '1' }],
  'Rspack.Configuration': [{ name: 'probe' }],
  RsbuildPlugins: [[{ name: 'probe', setup: () => undefined }]],
  Externals: [['probe']],
};

const byKeyword: Readonly<Partial<Record<ts.SyntaxKind, unknown[]>>> = {
  [ts.SyntaxKind.BooleanKeyword]: [true, false],
  [ts.SyntaxKind.StringKeyword]: ['probe'],
  [ts.SyntaxKind.NumberKeyword]: [7],
};

function literalOf(node: ts.LiteralTypeNode['literal']): unknown[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return [node.kind === ts.SyntaxKind.TrueKeyword];

  return [];
}
