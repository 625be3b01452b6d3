import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** All JSX elements of a page with the given name, block or inline. */
export function findJsx(tree: Root, name: string): JsxElement[] {
  const elements: JsxElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    if (element.name === name) elements.push(element);
  });
  return elements;
}

/** The value of an attribute if it is written as a plain string, otherwise `undefined`. */
export function stringAttribute({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.find((each) => 'name' in each && each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Parses a module, the form in which MDX expects `import` and `{…}`. */
export function program(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;
}

/** The statement `import name from 'source'`. */
export function importDefault(name: string, source: string): MdxjsEsm {
  const value = `import ${name} from '${source}'`;
  return { type: 'mdxjsEsm', value, data: { estree: program(value) } };
}

/** The attribute `name={expression}`. */
export function expressionAttribute(name: string, expression: string): MdxJsxAttribute {
  const data = { estree: program(`(${expression})`) };
  const value = { type: 'mdxJsxAttributeValueExpression' as const, value: expression, data };
  return { type: 'mdxJsxAttribute', name, value };
}

/** An attribute for a value that JSON can represent: `name="value"` or `name={value}`. */
export function valueAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  return expressionAttribute(name, JSON.stringify(value));
}

/** The element `<name property={value}>…</name>`. */
export function jsx(
  name: string,
  properties: Readonly<Record<string, unknown>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(([key, value]) => valueAttribute(key, value)),
    children: children as MdxJsxFlowElement['children'],
    // Written in JSX: the theme would replace other elements, such as `code`.
    data: { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'],
  };
}
