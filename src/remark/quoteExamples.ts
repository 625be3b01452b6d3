import path from 'node:path';
import { formatFenceMeta, parseFenceMeta } from './fenceMeta';
import { messageOf, problemAt } from './problem';
import { resolveQuote } from './quote/resolveQuote';
import { walk, type SourceFile, type TreeNode } from './tree';

export interface QuoteExamplesOptions {
  siteDir: string;
}

/** Attributes that are spent once the fence is filled. */
const SPENT = ['file', 'region', 'lines'];

/**
 * Remark transform: fills every fence that names a file of `examples/`, so that
 * no source and no output on the site is typed by hand.
 *
 * ```` ```ts file="dual/rslib.config.ts" ```` → the file's content, titled
 * `rslib.config.ts`; `region="name"` and `lines="3-9"` take a part of it;
 * ```` ```tree file="dual/dist" ```` → the folder drawn as text.
 *
 * Must run before the transforms that read the code of fences.
 */
export default function quoteExamples({ siteDir }: QuoteExamplesOptions) {
  const examplesDir = path.join(siteDir, 'examples');
  return (tree: TreeNode, file: SourceFile): void => {
    walk(tree, (node) => {
      if (node.type !== 'code') {
        return;
      }
      try {
        fill(node, examplesDir);
      } catch (error) {
        throw problemAt(siteDir, file, node, messageOf(error), error);
      }
    });
  };
}

function fill(node: TreeNode, examplesDir: string): void {
  const meta = parseFenceMeta(node.meta);
  const { file, region, lines, title } = meta.attributes;
  const isTree = node.lang === 'tree';
  if (file === undefined) {
    const orphan = isTree
      ? 'a tree fence'
      : region !== undefined || lines !== undefined
        ? 'region="…" and lines="…"'
        : undefined;
    if (orphan) {
      throw new Error(`${orphan} needs file="<example>/<path>"`);
    }
    return;
  }
  if (node.value?.trim()) {
    throw new Error(
      `the fence quotes file="${file}", so its body must be empty; delete the body, or the file attribute`,
    );
  }
  const quote = resolveQuote(examplesDir, { file, region, lines, isTree });
  node.value = quote.text;
  meta.attributes.title = title ?? quote.title;
  for (const name of SPENT) {
    delete meta.attributes[name];
  }
  // A tree says its name on its first line.
  if (isTree && title === undefined) {
    delete meta.attributes.title;
  }
  node.meta = formatFenceMeta(meta);
}
