import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta } from './fenceMeta';
import { atNode, AuthorError } from './problem';
import { resolveInclude } from './include/resolveInclude';

declare module 'mdast' {
  interface CodeData {
    /** Path of the included file or folder inside its example. */
    path?: string;
    /** Title of an included file or folder, unless the fence has its own. */
    title?: string;
  }
}

/**
 * Remark transform: fills every fence that names a file in `examples/`, so that no source and no
 * output on the site is typed by hand.
 *
 * ```` ```ts file="dual/rslib.config.ts" ```` → the file's content, titled `rslib.config.ts`;
 * `region="name"` and `lines="3-9"` include a part of it; ```` ```tree file="dual/dist" ```` → the
 * folder drawn as text, titled `dist/`.
 *
 * It must run before the transforms that read the code of fences.
 */
export default function includeExamples() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      atNode(file, node, () => fill(node, path.join(file.cwd, 'examples')));
    });
  };
}

function fill(node: Code, examplesDir: string): void {
  const { file, region, lines, title } = parseFenceMeta(node.meta).attributes;
  const isTree = node.lang === 'tree';
  if (file === undefined) {
    const orphan = isTree
      ? 'a tree fence'
      : region !== undefined || lines !== undefined
        ? 'region="…" and lines="…"'
        : undefined;
    if (orphan) throw new AuthorError(`${orphan} without a file`, 'Add file="<example>/<path>".');
    return;
  }
  if (node.value.trim()) {
    throw new AuthorError(
      `the fence includes file="${file}" but has a body`,
      'Delete the body, or the file attribute.',
    );
  }
  const include = resolveInclude(examplesDir, { file, region, lines, isTree });
  // The title says what the first line of a tree says.
  const isTitled = isTree && title === undefined;
  node.value = isTitled ? include.text.slice(include.text.indexOf('\n') + 1) : include.text;
  node.data = { path: include.title, title: isTitled ? `${include.title}/` : include.title };
}
