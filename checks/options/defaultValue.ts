import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';

/**
 * Evaluates the text of a default in a project.
 *
 * @param root folder of the project, for `<root>`, `process.cwd()` and `require`
 * @throws Error if the text is not an expression, such as the name of another option
 */
export function evaluateDefault(text: string, root: string): unknown {
  const require = createRequire(path.join(root, 'package.json'));
  const value: unknown = runInNewContext(`(${text.replaceAll('<root>', root)})`, {
    path,
    require,
    process: { cwd: () => root },
  });
  return value;
}

/**
 * Returns whether the value of the tool is the stated one. The tool makes paths absolute, and turns
 * a single `publicDir` into a list.
 */
export function isSameDefault(stated: unknown, actual: unknown, root: string): boolean {
  const expected = plain(stated);
  const found = plain(actual);
  return (
    isDeepStrictEqual(expected, found) || isDeepStrictEqual(absolute(expected, found, root), found)
  );
}

/** Copies a value without undefined keys and foreign prototypes, and with patterns as text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value as unknown[], plain);
  if (Object.prototype.toString.call(value) === '[object RegExp]') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}

/** Returns the stated value, with absolute paths and in a list where the actual one has them. */
function absolute(stated: unknown, actual: unknown, root: string): unknown {
  if (typeof stated === 'string' && typeof actual === 'string')
    return path.isAbsolute(actual) ? path.resolve(root, stated) : stated;

  if (Array.isArray(actual) && !Array.isArray(stated) && stated !== undefined)
    return [absolute(stated, actual[0], root)];

  if (isObject(stated) && isObject(actual)) {
    const entries = Object.entries(stated);
    return Object.fromEntries(
      entries.map(([key, each]) => [key, absolute(each, actual[key], root)]),
    );
  }
  return stated;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
