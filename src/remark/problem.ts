import path from 'node:path';
import type { SourceFile, TreeNode } from './tree';

/**
 * An error that stops the build and leads its reader to the place and the mend:
 * `docs/guide/x.mdx:12: <what is wrong>. <what to do>`.
 *
 * @param siteDir paths are shown relative to it, so that a log of another
 *   machine reads the same
 */
export function problemAt(
  siteDir: string,
  file: SourceFile,
  node: TreeNode,
  message: string,
  cause?: unknown,
): Error {
  const page = file.path
    ? path.relative(siteDir, file.path).split(path.sep).join('/')
    : '(unknown page)';
  const line = node.position?.start.line;
  return new Error(`${page}${line ? `:${line}` : ''}: ${message}`, { cause });
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
