import { localeRecords } from '../../../src/site/localeRecords';
import { nav } from '../../../src/site/navigation';
import { site } from '../../../src/site/site';
import {
  ConfigError,
  validateLocaleRecords,
  validateNav,
  validateSiteConfig,
} from '../../../src/site/validate';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import { lineOf } from '../../base/lineOf';

/**
 * Runs a validation of the configuration.
 *
 * @returns one issue for each wrong value
 */
export function issuesOf(validate: () => unknown): Issue[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;

    const { file, problems } = error;
    return problems.map((message) => {
      const [, given] = /; given: "(.*)"$/.exec(message) ?? [];
      const line = given === undefined ? undefined : lineOf(file, `'${given}'`);
      return { file, line, message, fix: 'Correct the value; src/site/types.ts describes it.' };
    });
  }
}

/** The values of the configuration are valid; otherwise the site does not build. */
export const configuration: Check<unknown> = {
  name: 'content/configuration',
  run: () =>
    [
      () => validateSiteConfig(site),
      () => validateLocaleRecords(localeRecords),
      () => validateNav(nav),
    ].flatMap(issuesOf),
};
