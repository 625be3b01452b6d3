import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { AuthorError } from '../problem';
import { excerpt, type ExcerptRequest } from './excerpt';
import { folderTree } from './folderTree';

/**
 * Reads what a fence includes.
 *
 * @param examplesDir absolute path of `examples/`
 * @param request its file is a path below `examples/`; `isTree` draws a folder
 * @returns also the path inside the example or variant, which is what readers call the file
 * @throws AuthorError that names the file or region and the fix
 */
export function resolveInclude(
  examplesDir: string,
  request: ExcerptRequest & { file: string; isTree: boolean },
) {
  const { file, isTree } = request;
  const target = path.resolve(examplesDir, file);
  const isOutside = path.relative(examplesDir, target).startsWith('..');
  if (isOutside || path.isAbsolute(file) || !file.includes('/')) {
    throw new AuthorError(
      `file="${file}" is not a path inside one example`,
      'Write the path below examples/, like file="dual/rslib.config.ts".',
    );
  }
  if (!existsSync(target)) {
    const example = file.split('/')[0];
    throw new AuthorError(
      `examples/${file} does not exist${hint(target)}`,
      `Correct the path, or run "npm run examples -- ${example}" if the file is an output.`,
    );
  }
  if (statSync(target).isDirectory() !== isTree) {
    throw isTree
      ? new AuthorError(`examples/${file} is a file`, 'Name a folder, which a tree fence draws.')
      : new AuthorError(`examples/${file} is a folder`, `Draw it with \`\`\`tree file="${file}".`);
  }
  try {
    return {
      title: titleOf(file),
      text: isTree
        ? folderTree(target, path.basename(target))
        : excerpt(readFileSync(target, 'utf8'), request),
    };
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    throw new AuthorError(`examples/${file} ${error.problem}`, error.fix, { cause: error });
  }
}

/** `dual/variants/umd/dist/index.js` → `dist/index.js` */
function titleOf(file: string): string {
  return file.replace(/^[^/]+\/(variants\/[^/]+\/)?/, '');
}

/** Names the deepest folder of the path that exists. */
function hint(target: string): string {
  let folder = path.dirname(target);
  while (!existsSync(folder)) folder = path.dirname(folder);
  return ` (its nearest existing folder is ${path.basename(folder)}/)`;
}
