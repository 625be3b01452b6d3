import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/**
 * An error that stops the build and leads its reader to the place and the fix:
 * `docs/guide/x.mdx:12: <what is wrong>. <what to do>`.
 *
 * @param siteDir folder that paths are shown relative to, so that a log from another machine reads
 *   the same
 */
export function problemAt(
  siteDir: string,
  file: Pick<VFile, 'path'>,
  node: Pick<Node, 'position'>,
  cause: unknown,
): Error {
  const page = path.relative(siteDir, file.path).split(path.sep).join('/');
  const line = node.position ? `:${node.position.start.line}` : '';
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${page}${line}: ${message}`, { cause });
}
