import { defaultLocale, type Locale } from '../../../src/site/locales';
import type { Issue } from '../../base/issue';
import type { Content } from '../content';
import { chinese } from './chinese';
import { codeBlocks } from './codeBlocks';
import type { Result } from './measure';
import { messages } from './messages';
import { sentences } from './sentences';
import { words } from './words';

/**
 * Measures how much readers have to read, in the default language: translations follow it. How the
 * sentences are made is that of Chinese.
 */
export function measure({ pages }: Content): Result[] {
  const docsIn = (language: Locale) =>
    pages.filter(({ locale, kind }) => locale === language && kind === 'docs');
  const docs = docsIn(defaultLocale);
  return [
    ...[words, messages, codeBlocks, sentences].flatMap((each) => each(docs)),
    ...chinese(docsIn('zh')),
  ];
}

/**
 * Reports what is above its limit. Of what the whole site has, authors see what their changes added
 * or repeat, if that is a part of it.
 *
 * @param changed files that differ from the last commit
 */
export function issuesOf(results: readonly Result[], changed: readonly string[] = []): Issue[] {
  return results
    .filter(({ value, limit }) => value > limit)
    .map(({ measure: name, value, limit, details, ...issue }) => {
      const isOwn = (line: string) => changed.some((file) => file && line.includes(file));
      const own = details?.split('\n').filter(isOwn).join('\n');
      return {
        ...issue,
        message: `${name}: ${value}, at most ${limit}${own ? '; on the pages that you changed' : ''}`,
        details: own === '' ? details : own,
      };
    });
}

/** Shows the largest value for each limit, and the page that has it. */
export function tableOf(results: readonly Result[]): string {
  const largest = new Map<string, Result>();
  for (const result of results) {
    const row = `${result.measure} ${result.limit}`;
    if (result.value >= (largest.get(row)?.value ?? 0)) largest.set(row, result);
  }
  return [...largest.values()]
    .map(({ measure: name, value, limit, file, details }) => {
      const count = `${String(value).padStart(5)} of ${String(limit).padStart(4)}  ${name}`;
      return details === undefined ? `${count}: ${file}` : count;
    })
    .join('\n');
}
