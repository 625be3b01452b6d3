import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** A mistake in a page: what is wrong, without a period, and what to do about it, as a sentence. */
export class AuthorError extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(`${problem}. Fix: ${fix}`, options);
  }
}

/**
 * An error that stops the build and names the place and the fix: `docs/guide/x.mdx:12  <what is
 * wrong>. Fix: <what to do>`.
 */
export function problemAt(file: VFile, node: Pick<Node, 'position'>, cause: unknown): Error {
  const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const line = node.position ? `:${node.position.start.line}` : '';
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${page}${line}  ${message}`, { cause });
}

/**
 * Runs a part of a transform, whose errors then name the place.
 *
 * @throws Error of `problemAt` for whatever the function throws
 */
export function atNode<Result>(
  file: VFile,
  node: Pick<Node, 'position'>,
  run: () => Result,
): Result {
  try {
    return run();
  } catch (error) {
    throw problemAt(file, node, error);
  }
}
