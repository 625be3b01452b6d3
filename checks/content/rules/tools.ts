import { family, toolGroups, type ToolLink } from '../../../src/site/tools';
import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import { lineOf } from '../../base/lineOf';
import type { Content } from '../content';

const file = 'src/site/tools.ts';

function issue(name: string, message: string, fix: string): Issue {
  return { file, line: lineOf(file, `'${name}'`), message: `${name}: ${message}`, fix };
}

function checkUrl(name: string, url: string, hasLanguages: boolean): Issue[] {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    return [issue(name, `"${url}" is not an https:// URL`, 'Write the whole URL.')];

  return hasLanguages && !url.endsWith('/')
    ? [
        issue(
          name,
          `"${url}" does not end with a slash`,
          `Write "${url}/", as paths are appended to it.`,
        ),
      ]
    : [];
}

/** Finds invalid URLs, and logos that do not exist. */
export function checkTools(
  links: readonly Pick<ToolLink, 'name' | 'url' | 'urlEn' | 'logo'>[],
  staticFiles: ReadonlySet<string>,
): Issue[] {
  return links.flatMap(({ name, url, urlEn, logo }) => [
    ...(urlEn === undefined ? [] : checkUrl(name, urlEn, true)),
    ...checkUrl(name, url, urlEn !== undefined),
    ...(logo === undefined || staticFiles.has(logo)
      ? []
      : [issue(name, `the logo ${logo} does not exist`, `Add static${logo}.`)]),
  ]);
}

/** The links of the tool family have valid URLs, and their logos exist. */
export const tools: Check<Content> = {
  name: 'content/tools',
  run: ({ staticFiles }) => [
    ...checkTools(
      toolGroups.flatMap(({ links }) => links),
      staticFiles,
    ),
    ...(staticFiles.has(family.logo)
      ? []
      : [
          issue(family.name, `the logo ${family.logo} does not exist`, `Add static${family.logo}.`),
        ]),
  ],
};
