import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
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
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (typeof attribute.value === 'string') return attribute.value;
  }
  return undefined;
}

/** A program of the given statements, the form in which MDX expects `import` and `{…}`. */
export function program(...body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

/** The statement `import name from 'source'`. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: program({
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: source },
      }),
    },
  };
}

type Expression = ReturnType<typeof valueToEstree>;

/** The attribute `name={expression}`; `source` is the expression as text, for error messages. */
export function expressionAttribute(
  name: string,
  source: string,
  expression: Expression,
): MdxJsxAttribute {
  const estree = program({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: source, data: { estree } },
  };
}

/** The attribute `name={value}` for a value that JSON can represent. */
export function valueAttribute(name: string, value: unknown): MdxJsxAttribute {
  const source = JSON.stringify(value);
  return expressionAttribute(name, source, valueToEstree(JSON.parse(source)));
}
