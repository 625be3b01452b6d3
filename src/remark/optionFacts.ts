import type { OptionTable } from '../config/options/types';
import { breakType } from './breakType';
import { jsxAttribute, type Plain } from './estree';
import { messageOf, problemAt } from './problem';
import { stringAttribute, walkJsx, type SourceFile, type TreeNode } from './tree';

export interface OptionFactsOptions {
  siteDir: string;
  /** All options the pages may ask for, by full name. */
  options: OptionTable;
}

/**
 * Remark transform: `<OptionFacts name="lib.dts" />` gets the facts of the
 * option as properties. Looked up here and not in the component, which would
 * carry the facts of *all* options to the browser. A long type is set in lines here, too.
 */
export default function optionFacts({ siteDir, options }: OptionFactsOptions) {
  return async (tree: TreeNode, file: SourceFile): Promise<void> => {
    const nodes: TreeNode[] = [];
    walkJsx(tree, 'OptionFacts', (node) => nodes.push(node));
    for (const node of nodes) {
      try {
        node.attributes = await attributesFor(node, options);
      } catch (error) {
        throw problemAt(siteDir, file, node, messageOf(error), error);
      }
    }
  };
}

async function attributesFor(node: TreeNode, options: OptionTable) {
  const name = stringAttribute(node, 'name');
  if (!name) {
    throw new Error(
      '<OptionFacts> needs the full name of an option as plain string, such as name="lib.dts"',
    );
  }
  const facts = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!facts) {
    const table = name.startsWith('lib.') ? 'lib' : 'rsbuild';
    throw new Error(
      `<OptionFacts name="${name}"> names an unknown option; correct the name, or add the option in src/config/options/${table}.ts`,
    );
  }
  return Object.entries({ ...facts, type: await breakType(facts.type) }).map(([key, value]) =>
    jsxAttribute(key, value as Plain),
  );
}
