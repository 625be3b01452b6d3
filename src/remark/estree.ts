import type { JsxAttribute } from './tree';

/** What can be written as a JavaScript literal. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A node of a JavaScript syntax tree (ESTree), which is how MDX takes code. */
export interface EstreeNode {
  type: string;
  [field: string]: unknown;
}

/**
 * Writes a value as JavaScript syntax tree. Properties that are `undefined` are
 * left out.
 *
 * `{ a: [1] }` → ObjectExpression with one Property
 */
export function valueToEstree(value: Plain): EstreeNode {
  if (Array.isArray(value)) {
    return {
      type: 'ArrayExpression',
      elements: (value as readonly Plain[]).map(valueToEstree),
    };
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: { type: 'Literal', value: key },
          value: valueToEstree(each),
        })),
    };
  }
  return { type: 'Literal', value };
}

/** A program of the given statements, as MDX wants its `import` and `{…}`. */
export function program(body: EstreeNode[]): EstreeNode {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

/** `name={value}` of a JSX element. */
export function jsxAttribute(name: string, value: Plain): JsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: program([{ type: 'ExpressionStatement', expression: valueToEstree(value) }]),
      },
    },
  };
}
