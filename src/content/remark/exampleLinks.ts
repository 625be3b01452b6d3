import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isText } from '../examples/files';
import { readManifest, readSources } from '../examples/sources';
import { parseFenceMeta } from './fenceMeta';
import { jsx, stringAttribute, type JsxElement } from './jsx';
import { atNode } from './problem';

/**
 * Remark transform: adds `<ExampleLinks>` for each example of which a page shows files. The links
 * are below the last file of the first section that shows the example, once per page.
 */
export default function exampleLinks() {
  return (tree: Root, file: VFile): void => {
    const examplesDir = path.join(file.cwd, 'examples');
    const places = new Map<string, { section: number; after: RootContent }>();
    let section = 0;
    for (const block of tree.children) {
      if (block.type === 'heading' && block.depth <= 2) section++;
      visit(block, (node) => {
        const name = atNode(file, node, () => exampleOf(node));
        if (name && (places.get(name)?.section ?? section) === section)
          places.set(name, { section, after: block });
      });
    }
    tree.children = tree.children.flatMap((block) => [
      block,
      ...[...places]
        .filter(([, { after }]) => after === block)
        .map(([name]) => linksTo(name, examplesDir)),
    ]);
  };
}

/** Name of the example of which a fence or an output explorer shows files. */
function exampleOf(node: Nodes): string | undefined {
  if (node.type === 'code') return parseFenceMeta(node.meta).attributes.file?.split('/')[0];
  const isExplorer = 'name' in node && node.name === 'OutputExplorer';
  return isExplorer ? stringAttribute(node as JsxElement, 'example') : undefined;
}

function linksTo(name: string, examplesDir: string): JsxElement {
  const sources = readSources(path.join(examplesDir, name), readManifest(examplesDir, name));
  const isBinary = [...sources.values()].some((content) => !isText(content));
  return jsx('ExampleLinks', { name, ...(isBinary && { isBinary }) });
}
