import { parse } from 'acorn';
import type { CallExpression, ImportDeclaration, Node, Program, Property } from 'estree';
import { visit } from 'estree-util-visit';

/** Texts of a language by their translation ids. */
export type Texts = Readonly<Record<string, string>>;

/** A part of the source and what replaces it. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const translation = '@docusaurus/Translate';
const interpolation = `import Interpolate_, { interpolate as interpolate_ } from '@docusaurus/Interpolate';\n`;

/** Where a node is: acorn adds it to what the specification of the tree has. */
const rangeOf = (node: Node) => node as unknown as { start: number; end: number };

/** The properties of an object as written; none if there are others. */
function propertiesOf(node: Node | undefined): Record<string, Node> {
  const properties = node?.type === 'ObjectExpression' ? node.properties : [];
  if (!properties.every((one): one is Property => one.type === 'Property')) return {};
  return Object.fromEntries(
    properties.map(({ key, value }) => [key.type === 'Identifier' ? key.name : '', value]),
  );
}

function stringIn(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Local names of what a module imports: `{ default: 'Translate', translate: 'translate' }`. */
function importedNames({ source, specifiers }: ImportDeclaration): Record<string, string> {
  if (source.value !== translation) return {};
  const names = specifiers.map((specifier): [string, string] => {
    const { name } = specifier.local;
    if (specifier.type !== 'ImportSpecifier') return ['default', name];
    return [specifier.imported.type === 'Identifier' ? specifier.imported.name : '', name];
  });
  return Object.fromEntries(names);
}

function editsIn(call: CallExpression, names: Record<string, string>, texts: Texts): Edit[] {
  const [first, second, third] = call.arguments;
  const isCall = call.callee.type === 'Identifier' && call.callee.name === names.translate;
  const isElement = first?.type === 'Identifier' && first.name === names.default;
  if (!first || (!isCall && !(isElement && second && !third))) return [];

  const object = isCall ? first : second!;
  const { id, message, children, values } = propertiesOf(object);
  const original = stringIn(isCall ? message : children);
  const key = id ? stringIn(id) : original;
  const text = key === undefined ? undefined : (texts[key] ?? original);
  if (text === undefined) return [];
  const literal = JSON.stringify(text);
  if (isCall && second) {
    return [
      { ...rangeOf(call.callee), text: 'interpolate_' },
      { ...rangeOf(first), text: literal },
    ];
  }
  if (!values) return [{ ...rangeOf(call), text: literal }];
  const { start, end } = rangeOf(object);
  return [
    { ...rangeOf(first), text: 'Interpolate_' },
    { start, end: rangeOf(values).start, text: `{ children: ${literal}, values: ` },
    { start: rangeOf(values).end, end, text: ' }' },
  ];
}

/**
 * Writes the texts of a language into a module, in place of ids that are looked up in a table, and
 * of descriptions for translators.
 *
 * `translate({ id: 'a', message: 'A', description: 'Letter' })` → `"甲"`
 *
 * `_jsx(Translate, { id: 'a', children: 'A' })` → `"甲"`
 *
 * Texts with values are interpolated as Docusaurus does it. What isn't a literal stays as it is.
 *
 * @param source a module in JavaScript without JSX
 */
export function inlineTexts(source: string, texts: Texts): string {
  if (!source.includes(translation)) return source;
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const names = Object.assign({}, ...imports.map(importedNames)) as Record<string, string>;
  const edits: Edit[] = [];
  visit(program, (node) => {
    if (node.type === 'CallExpression') edits.push(...editsIn(node, names, texts));
  });
  edits.sort((a, b) => b.start - a.start);
  return (
    interpolation +
    edits.reduce(
      (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
      source,
    )
  );
}
