import { createRequire } from 'node:module';
import path from 'node:path';
import { inspect, isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';

/**
 * Evaluates the text of a default in a project.
 *
 * @param root folder of the project, for `<root>`, `process.cwd()` and `require`
 * @throws Error if the text is not a value, but for example the name of another option
 */
export function evaluateDefault(text: string, root: string): unknown {
  const run = compileFunction(`return (${text.replaceAll('<root>', root)})`, [
    'path',
    'require',
    'process',
  ]) as (...parameters: unknown[]) => unknown;
  return run(path, createRequire(path.join(root, 'package.json')), { cwd: () => root });
}

/** Returns whether a text can be evaluated. */
export function isValue(text: string, root: string): boolean {
  try {
    evaluateDefault(text, root);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the tool, which makes paths absolute, has the value of a text. */
export function isSameDefault(text: string, actual: unknown, root: string): boolean {
  const expected = evaluateDefault(text, root);
  if (typeof expected === 'string' && typeof actual === 'string' && path.isAbsolute(actual))
    return path.resolve(root, expected) === actual;

  return isDeepStrictEqual(expected, actual);
}

/**
 * Prints a value as source text, with relative paths, and with objects after other parts.
 *
 * @param order text whose keys have the order in which the parts are printed: a type, another value
 */
export function printDefault(value: unknown, order: string, root: string): string {
  const keys = order.replaceAll('?: ', ': ');
  const rank = (part: string): number =>
    keys.indexOf(` ${part.slice(0, part.indexOf(':'))}: `) + (part.endsWith('}') ? keys.length : 0);
  return inspect(value, {
    depth: null,
    breakLength: Infinity,
    compact: true,
    maxArrayLength: null,
    sorted: (a, b) => rank(a) - rank(b),
  })
    .replaceAll(`'${root}/`, "'./")
    .replace(/(?<=\[) | (?=\])/g, '');
}
