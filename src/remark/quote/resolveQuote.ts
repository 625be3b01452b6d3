import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { excerpt } from './excerpt';
import { folderTree } from './folderTree';

/** What a fence with `file="…"` asks for. */
export interface QuoteRequest {
  /** Path below `examples/`, e.g. `dual/rslib.config.ts`. */
  file: string;
  region?: string;
  lines?: string;
  /** Draw a folder instead of quoting a file. */
  isTree: boolean;
}

export interface Quote {
  text: string;
  /** The path inside the example or variant: what a reader would call the file. */
  title: string;
}

/**
 * Reads what a fence quotes.
 *
 * @param examplesDir absolute path of `examples/`
 * @throws with the file's or region's name and the mend
 */
export function resolveQuote(examplesDir: string, request: QuoteRequest): Quote {
  const { file, isTree } = request;
  const target = path.resolve(examplesDir, file);
  const isOutside = path.relative(examplesDir, target).startsWith('..');
  if (isOutside || path.isAbsolute(file) || !file.includes('/')) {
    throw new Error(
      `file="${file}" must be a path inside one example, such as file="dual/rslib.config.ts"`,
    );
  }
  if (!existsSync(target)) {
    throw new Error(
      `examples/${file} does not exist${hint(target)}; correct the path, or run "npm run examples -- ${file.split('/')[0]}" if it is an output`,
    );
  }
  if (statSync(target).isDirectory() !== isTree) {
    throw new Error(
      isTree
        ? `examples/${file} is a file; a tree fence draws a folder`
        : `examples/${file} is a folder; write \`\`\`tree file="${file}" to draw it`,
    );
  }
  const title = titleOf(file);
  try {
    return {
      title,
      text: isTree
        ? folderTree(target, path.basename(target))
        : excerpt(readFileSync(target, 'utf8'), request),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`examples/${file} ${reason}`, { cause: error });
  }
}

/** `dual/variants/umd/dist/index.js` → `dist/index.js` */
function titleOf(file: string): string {
  return file.replace(/^[^/]+\/(variants\/[^/]+\/)?/, '');
}

/** Names the deepest folder of the path that does exist. */
function hint(target: string): string {
  let folder = path.dirname(target);
  while (!existsSync(folder)) folder = path.dirname(folder);

  return ` (its nearest existing folder is ${path.basename(folder)}/)`;
}
