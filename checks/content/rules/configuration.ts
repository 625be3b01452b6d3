import fs from 'node:fs';
import path from 'node:path';
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
import { lineAt, lineOf } from '../../base/lineOf';
import { root } from '../../base/root';
import { read } from '../sources';

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

/** Finds file names in Docusaurus' configuration that do not exist, which it does not place. */
export function missingFiles(file: string, text: string): Issue[] {
  return [...text.matchAll(/'(\.\/[\w./-]+\.\w+)'/g)]
    .filter(([, name = '']) => !fs.existsSync(path.join(root, name)))
    .map(({ index, 1: name = '' }) => ({
      file,
      line: lineAt(text, index),
      message: `the file ${name} does not exist`,
      fix: 'Correct the path.',
    }));
}

/** The values of the configuration are valid; otherwise the site does not build. */
export const configuration: Check<unknown> = () => [
  ...[
    () => validateSiteConfig(site),
    () => validateLocaleRecords(localeRecords),
    () => validateNav(nav),
  ].flatMap(issuesOf),
  ...missingFiles('docusaurus.config.ts', read('docusaurus.config.ts')),
];
