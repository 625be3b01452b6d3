import path from 'node:path';
import type { Root } from 'mdast';
import remarkStringify from 'remark-stringify';
import { VFile } from 'vfile';
import { mdx } from '../content/remark/mdx';

/**
 * Parses a page and transforms it.
 *
 * @param siteDir absolute path of the folder of the site, such as a temporary one with examples
 */
export function transformed(
  transform: (tree: Root, file: VFile) => void,
  markdown: string,
  siteDir = '/site',
  page = 'docs/a.mdx',
): Root {
  const tree = mdx.parse(markdown);
  transform(tree, new VFile({ cwd: siteDir, path: path.join(siteDir, page) }));
  return tree;
}

/** Writes a page, as an author would. */
export function written(tree: Root): string {
  return mdx().use(remarkStringify).stringify(tree);
}
