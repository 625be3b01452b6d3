import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openCache } from '../checks/base/cache';
import { hashOf } from '../checks/base/files';
import type { Files } from '../src/content/examples/files';
import { root } from '../checks/base/root';

/** Groups of tests that depend on the same files. */
export const groups = ['site', 'unpatched', 'behavior'] as const;
export type Group = (typeof groups)[number];

/** What no browser test depends on: other checks, unit tests, and documents for contributors. */
const unrelated = /^checks\/(?!base|setup)|\/__tests__\/|\.md$/;
/** The pages of the site. The fixture, which the tests of behavior use, has its own. */
const pages = /^(docs|blog)\/|^i18n\/[^/]+\/docusaurus-plugin-content-/;

/** All files of the project that Git does not ignore. */
function projectFiles(): Files {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  const files = names.filter((name) => name && fs.existsSync(path.join(root, name))).sort();
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file))]));
}

/**
 * Remembers which groups passed with which files, so that a group runs again only if the code, a
 * package, the browser or, for the tests of the real site, a page has changed. The site has to be
 * built from these files.
 *
 * @param browser the output of the browser's `--version`
 * @param files the files of the project
 */
export function openPassed(browser: string, files = projectFiles(), cache = openCache('browser')) {
  const keyOf = (group: Group) => {
    const relevant = [...files].filter(
      ([file]) => !unrelated.test(file) && (group !== 'behavior' || !pages.test(file)),
    );
    return hashOf(group, process.version, browser, new Map(relevant));
  };
  return {
    has: (group: Group) => cache.has(keyOf(group)),
    add(passed: readonly Group[]) {
      passed.forEach((group) => cache.set(keyOf(group)));
      cache.save(true);
    },
  };
}
