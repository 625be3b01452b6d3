import { createRequire } from 'node:module';
import path from 'node:path';
import { inspect, types } from 'node:util';
import { runInNewContext } from 'node:vm';

/**
 * Evaluates the text of a default in a project.
 *
 * @param root folder of the project, for `<root>`, `process.cwd()` and `require`
 * @throws Error if the text is not a value, but for example the name of another option
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

  return printDefault(expected, text, root) === printDefault(actual, text, root);
}

/**
 * Prints a value as source text, with relative paths, and with objects after other parts.
 *
 * @param order text whose keys have the order in which the parts are printed: a type, another value
 */
export function printDefault(value: unknown, order: string, root: string): string {
  const keys = order.replaceAll('?: ', ': ');
  const rank = ([key, part]: [string, unknown]): number =>
    keys.indexOf(` ${key}: `) + (isObject(part) ? keys.length : 0);
  const print = (each: unknown): string => {
    if (typeof each === 'string')
      return inspect(each.startsWith(`${root}/`) ? `.${each.slice(root.length)}` : each);

    if (Array.isArray(each)) return `[${each.map(print).join(', ')}]`;
    if (!isObject(each)) return inspect(each);
    const parts = Object.entries(each)
      .sort((a, b) => rank(a) - rank(b))
      .map(([key, part]) => `${/^[\w$]+$/.test(key) ? key : inspect(key)}: ${print(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  };
  return print(value);
}

function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !types.isRegExp(value)
  );
}
