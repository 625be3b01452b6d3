import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readExplorer } from './explorer/readExplorer';
import type { ExplorerSummary } from './explorer/types';
import {
  expressionAttribute,
  findJsx,
  stringAttribute,
  valueAttribute,
  type JsxElement,
} from './jsx';
import { atNode, AuthorError } from './problem';

/**
 * Remark transform: passes the recorded combinations, the first build, and a function that loads
 * the others to `<OutputExplorer example="explorer" />`.
 */
export default function outputExplorer() {
  return (tree: Root, file: VFile): void => {
    const examplesDir = path.join(file.cwd, 'examples');
    for (const node of findJsx(tree, 'OutputExplorer'))
      node.attributes = atNode(file, node, () => attributesFor(node, examplesDir));
  };
}

function attributesFor(node: JsxElement, examplesDir: string): JsxElement['attributes'] {
  const example = stringAttribute(node, 'example');
  if (!example) {
    throw new AuthorError(
      '<OutputExplorer> has no example',
      'Name one as a plain string, like example="explorer".',
    );
  }
  return [
    valueAttribute('example', example),
    valueAttribute('summary', summarize(examplesDir, example)),
    expressionAttribute('load', `() => import('@output-explorer/data/${example}.json')`),
  ];
}

function summarize(examplesDir: string, example: string): ExplorerSummary {
  const { switches, variants } = readExplorer(examplesDir, example);
  return {
    switches,
    combinations: Object.fromEntries(variants.map((variant) => [variant.key, variant.switches])),
    refused: variants.flatMap(({ key, failure }) => (failure === undefined ? [] : key)),
    initial: variants[0],
  };
}
