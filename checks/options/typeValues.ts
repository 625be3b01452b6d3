import { inspect } from 'node:util';
import ts from 'typescript';

/** Stands for any string. */
const invented = 'probe';

/**
 * Lists values that a type allows, to see whether setting them changes anything. Types whose values
 * cannot be invented, such as functions, have none.
 *
 * `boolean | 'auto'` → `true`, `false`, `'auto'`
 */
export function valuesOf(type: string): unknown[] {
  const source = ts.createSourceFile('t.ts', `type T = ${type};`, ts.ScriptTarget.ES2022, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? ofNode(statement.type) : [];
}

/** Lists the values of a type that it names, as source text: `true`, `'auto'`. */
export function constantsOf(type: string): string[] {
  const isConstant = (value: unknown): boolean =>
    typeof value === 'boolean' || (typeof value === 'string' && value !== invented);
  return valuesOf(type)
    .filter(isConstant)
    .map((value) => inspect(value));
}

function ofNode(node: ts.TypeNode): unknown[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(ofNode);
  if (ts.isParenthesizedTypeNode(node)) return ofNode(node.type);
  if (ts.isArrayTypeNode(node)) return ofNode(node.elementType).map((value) => [value]);
  if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
  if (ts.isTypeLiteralNode(node)) {
    return node.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type && 'text' in member.name
        ? ofNode(member.type).map((value) => ({
            [String((member.name as ts.Identifier).text)]: value,
          }))
        : [],
    );
  }
  if (ts.isTypeReferenceNode(node))
    return byName[node.typeName.getText()] ?? node.typeArguments?.flatMap(ofNode) ?? [];

  return byKeyword[node.kind] ?? [];
}

/** Values of named types that options use. */
const byName: Readonly<Record<string, unknown[]>> = {
  'Rspack.Filename': [invented],
  'Rspack.CssFilename': [invented],
  'Rspack.AssetModuleFilename': [invented],
  'Rspack.DefinePluginOptions': [{ PROBE: '1' }],
  'Rspack.Configuration': [{ name: invented }],
  RsbuildPlugins: [[{ name: invented, setup: () => undefined }]],
  Externals: [[invented]],
};

const byKeyword: Readonly<Partial<Record<ts.SyntaxKind, unknown[]>>> = {
  [ts.SyntaxKind.BooleanKeyword]: [true, false],
  [ts.SyntaxKind.StringKeyword]: [invented],
  [ts.SyntaxKind.NumberKeyword]: [7],
};

function literalOf(node: ts.LiteralTypeNode['literal']): unknown[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return [node.kind === ts.SyntaxKind.TrueKeyword];

  return [];
}
