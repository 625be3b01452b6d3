import type { Check } from '../base/check';
import type { BuiltPage, Site } from './site';

/**
 * Makes a rule that looks at one page after the other.
 *
 * @param fix what to do about whatever it finds
 * @param problemsOf lists in words what is wrong with a page
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

/** Says what something is and should be, unless both are the same. */
export function compare(what: string, actual: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is}, not ${should}`];
}
