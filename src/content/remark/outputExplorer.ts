import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readExplorer } from './explorer/readExplorer';
import {
  expressionAttribute,
  findJsx,
  stringAttribute,
  valueAttribute,
  type JsxElement,
} from './jsx';
import { atNode, AuthorError } from './problem';

/** The part of an explorer that its page contains; the rest is loaded on demand. */
export type ExplorerSummary = ReturnType<typeof summarize>;

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

function summarize(examplesDir: string, example: string) {
  const { switches, initial, variants } = readExplorer(examplesDir, example);
  return {
    switches,
    /** The recorded combinations, by the key of their variant. */
    combinations: Object.fromEntries(variants.map((variant) => [variant.key, variant.switches])),
    /** Keys of the combinations whose build fails. */
    refused: variants.flatMap(({ key, failure }) => (failure === undefined ? [] : key)),
    initial,
  };
}
