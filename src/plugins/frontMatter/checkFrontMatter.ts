import { frameworkKeys, ownKeys } from './keys';

/** Compared like this, `page_type`, `PageType` and `pagetype` are the same word. */
function letters(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

function problemOf(key: string, value: unknown): string | undefined {
  const rule = ownKeys[key];
  if (rule) {
    if (rule.test(value)) return undefined;
    return `"${key}" is ${JSON.stringify(value)}. Allowed: ${rule.allowed}.`;
  }
  if (frameworkKeys.includes(key)) return undefined;
  const keys = [...Object.keys(ownKeys), ...frameworkKeys];
  const meant = keys.find((known) => letters(known) === letters(key));
  const hint = meant ? `Did you mean "${meant}"? ` : '';
  return `"${key}" is no key. ${hint}Allowed: ${keys.join(', ')}.`;
}

/**
 * Checks the front matter of a page.
 *
 * @param file path for the message
 * @throws Error that names file, key and what is allowed, for every wrong value and every unknown key
 */
export function checkFrontMatter(frontMatter: Record<string, unknown>, file: string): void {
  const problems = Object.entries(frontMatter).flatMap(
    ([key, value]) => problemOf(key, value) ?? [],
  );
  if (problems.length > 0) throw new Error(`Front matter of ${file}:\n${problems.join('\n')}`);
}
