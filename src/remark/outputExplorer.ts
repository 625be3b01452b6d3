import path from 'node:path';
import { readExplorer } from '../plugins/outputExplorer/readExplorer';
import type { ExplorerSummary } from '../plugins/outputExplorer/types';
import { jsxAttribute, program, type Plain } from './estree';
import { messageOf, problemAt } from './problem';
import {
  stringAttribute,
  walkJsx,
  type JsxAttribute,
  type SourceFile,
  type TreeNode,
} from './tree';

export interface OutputExplorerOptions {
  siteDir: string;
}

/**
 * Remark transform: `<OutputExplorer example="explorer" />` gets the recorded
 * combinations, the first build and a function that loads the others.
 */
export default function outputExplorer({ siteDir }: OutputExplorerOptions) {
  const examplesDir = path.join(siteDir, 'examples');
  return (tree: TreeNode, file: SourceFile): void => {
    walkJsx(tree, 'OutputExplorer', (node) => {
      try {
        const example = stringAttribute(node, 'example');
        if (!example) {
          throw new Error(
            '<OutputExplorer> needs an example as plain string, such as example="explorer"',
          );
        }
        node.attributes = [
          { type: 'mdxJsxAttribute', name: 'example', value: example },
          jsxAttribute('summary', summarise(examplesDir, example)),
          loadAttribute(example),
        ];
      } catch (error) {
        throw problemAt(siteDir, file, node, messageOf(error), error);
      }
    });
  };
}

function summarise(examplesDir: string, example: string): Plain {
  const { switches, variants } = readExplorer(examplesDir, example);
  const summary: ExplorerSummary = {
    switches,
    combinations: Object.fromEntries(variants.map((variant) => [variant.key, variant.switches])),
    initial: variants[0],
  };
  return summary as unknown as Plain;
}

/** `load={() => import('@output-explorer/data/<example>.json')}` */
function loadAttribute(example: string): JsxAttribute {
  const source = {
    type: 'Literal',
    value: `@output-explorer/data/${example}.json`,
  };
  const expression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    generator: false,
    async: false,
    params: [],
    body: { type: 'ImportExpression', source, options: null },
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'load',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `() => import('${source.value}')`,
      data: {
        estree: program([{ type: 'ExpressionStatement', expression }]),
      },
    },
  };
}
