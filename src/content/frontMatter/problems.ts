import { closest } from '../../site/closest';
import { frameworkKeys, ignoredKeys, ownKeys } from './keys';

/**
 * Makes `page_type`, `PageType` and `pagetype` the same word, to find what a typo was meant to be.
 */
function letters(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

/**
 * What is wrong, without a period, what to write instead, as one or more sentences, and the key
 * that an unknown one was probably meant to be.
 */
function problemOf(key: string, value: unknown) {
  const rule = ownKeys[key];
  if (rule) {
    return rule.schema.validate(value, { convert: false }).error
      ? { key, problem: `"${key}" is ${JSON.stringify(value)}`, fix: `Write ${rule.allowed}.` }
      : undefined;
  }
  if (frameworkKeys.includes(key)) return undefined;
  if (ignoredKeys.includes(key))
    return { key, problem: `the theme of this site ignores "${key}"`, fix: 'Remove it.' };
  const keys = [...Object.keys(ownKeys), ...frameworkKeys];
  const meant = keys.find((known) => letters(known) === letters(key)) ?? closest(key, keys);
  return {
    key,
    problem: `"${key}" is not a key of front matter`,
    fix: meant ? `Did you mean "${meant}"?` : `Use one of ${keys.join(', ')}.`,
    meant,
  };
}

/** Finds every wrong value and every unknown key in a page's front matter. */
export function frontMatterProblems(frontMatter: Record<string, unknown>) {
  return Object.entries(frontMatter).flatMap(([key, value]) => problemOf(key, value) ?? []);
}
