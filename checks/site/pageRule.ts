import fs from 'node:fs';
import path from 'node:path';
import { localeCodes, type Locale } from '../../src/site/locales';
import type { Check } from '../base/check';
import type { BuiltPage, Site } from './site';

/**
 * Creates a rule that checks each page.
 *
 * @param fix what to do about any of its issues
 * @param problemsOf lists what is wrong with a page
 */
export function pageRule(
  fix: string,
  problemsOf: (page: BuiltPage, site: Site) => string[],
): Check<Site> {
  return (site) =>
    site.pages.flatMap((page) =>
      problemsOf(page, site).map((message) => ({ file: page.file, message, fix })),
    );
}

/**
 * Creates a rule that checks a file of each language.
 *
 * @param fix what to do about any of its issues
 * @param nameOf returns the pathname of the file
 * @param problemsOf lists what is wrong with its text
 */
export function fileRule(
  fix: string,
  nameOf: (locale: Locale) => string,
  problemsOf: (text: string, locale: Locale, site: Site) => string[] | Promise<string[]>,
): Check<Site> {
  return async (site) => {
    const issues = localeCodes.map(async (locale) => {
      const name = nameOf(locale);
      const text = fs.readFileSync(path.join(site.dir, name), 'utf8');
      const problems = await problemsOf(text, locale, site);
      return problems.map((message) => ({ file: `build${name}`, message, fix }));
    });
    return (await Promise.all(issues)).flat();
  };
}

/** Returns a message with the actual and the expected value, if they differ. */
export function compare(what: string, actual: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is}, not ${should}`];
}
