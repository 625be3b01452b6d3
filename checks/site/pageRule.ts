import type { Check } from '../base/check';
import type { BuiltPage, Site } from './site';

/**
 * Creates a rule that checks each page.
 *
 * @param fix what to do about any of its issues
 * @param problemsOf lists what is wrong with a page
 */
export function pageRule(
  name: string,
  fix: string,
  problemsOf: (page: BuiltPage, site: Site) => string[],
): Check<Site> {
  return {
    name,
    run: (site) =>
      site.pages.flatMap((page) =>
        problemsOf(page, site).map((message) => ({ file: page.file, message, fix })),
      ),
  };
}

/** Returns a message with the actual and the expected value, if they differ. */
export function compare(what: string, actual: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is}, not ${should}`];
}
