import { frameworkKeys, ownKeys } from './keys';

/** Compared like this, `page_type`, `PageType` and `pagetype` are the same word. */
function letters(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

export interface FrontMatterProblem {
  key: string;
  /** What is wrong, without a period. */
  problem: string;
  /** What to write instead, in sentences. */
  fix: string;
}

function problemOf(key: string, value: unknown): FrontMatterProblem | undefined {
  const rule = ownKeys[key];
  if (rule) {
    return rule.test(value)
      ? undefined
      : { key, problem: `"${key}" is ${JSON.stringify(value)}`, fix: `Allowed: ${rule.allowed}.` };
  }
  if (frameworkKeys.includes(key)) return undefined;

  const keys = [...Object.keys(ownKeys), ...frameworkKeys];
  const meant = keys.find((known) => letters(known) === letters(key));
  const hint = meant ? `Did you mean "${meant}"? ` : '';
  return { key, problem: `"${key}" is no key`, fix: `${hint}Allowed: ${keys.join(', ')}.` };
}

/** Lists every wrong value and every unknown key of a page's front matter. */
export function frontMatterProblems(frontMatter: Record<string, unknown>): FrontMatterProblem[] {
  return Object.entries(frontMatter).flatMap(([key, value]) => problemOf(key, value) ?? []);
}

/**
 * Checks the front matter of a page.
 *
 * @param file path for the message
 * @throws Error that names file, key and what is allowed, for every wrong value and every unknown key
 */
export function checkFrontMatter(frontMatter: Record<string, unknown>, file: string): void {
  const problems = frontMatterProblems(frontMatter).map(({ problem, fix }) => `${problem}. ${fix}`);
  if (problems.length > 0) throw new Error(`Front matter of ${file}:\n${problems.join('\n')}`);
}
