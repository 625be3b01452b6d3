import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { OptionTable } from '../config/options/types';
import { breakType } from './breakType';
import { findJsx, stringAttribute, valueAttribute, type JsxElement } from './jsx';
import { problemAt } from './problem';

export interface OptionFactsOptions {
  siteDir: string;
  /** All options the pages may ask for, by full name. */
  options: OptionTable;
}

/**
 * Remark transform: `<OptionFacts name="lib.dts" />` gets the facts of the option as properties.
 * They are looked up here and not in the component, which would carry the facts of *all* options to
 * the browser. A long type is broken into lines here, too.
 */
export default function optionFacts({ siteDir, options }: OptionFactsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const node of findJsx(tree, 'OptionFacts')) {
      try {
        node.attributes = await attributesFor(node, options);
      } catch (error) {
        throw problemAt(siteDir, file, node, error);
      }
    }
  };
}

async function attributesFor(node: JsxElement, options: OptionTable) {
  const name = stringAttribute(node, 'name');
  if (!name) {
    throw new Error(
      '<OptionFacts> needs the full name of an option as a plain string, such as name="lib.dts"',
    );
  }
  const facts = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!facts) {
    const table = name.startsWith('lib.') ? 'lib' : 'rsbuild';
    throw new Error(
      `<OptionFacts name="${name}"> names an unknown option; correct the name, or add the option in src/config/options/${table}.ts`,
    );
  }
  return Object.entries({ ...facts, type: await breakType(facts.type) })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => valueAttribute(key, value));
}
