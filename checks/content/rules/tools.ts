import { family, toolGroups, type ToolLink } from '../../../src/site/tools';
import type { Check } from '../../base/check';
import { issuesAt, type Issue } from '../../base/issue';
import { lineOf } from '../../base/lineOf';
import type { Content } from '../content';

const file = 'src/site/tools.ts';

const isWebUrl = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

/** Finds invalid URLs, and logos that do not exist. */
export function checkTools(
  links: readonly (Pick<ToolLink, 'name'> & Partial<ToolLink>)[],
  staticFiles: ReadonlySet<string>,
): Issue[] {
  return links.flatMap(({ name, url, urlEn, logo }) => {
    const place = { file, line: lineOf(file, `'${name}'`) };
    return [
      ...[url, urlEn].flatMap((each) =>
        each === undefined
          ? []
          : issuesAt(
              place,
              [
                !isWebUrl(each),
                `${name}: "${each}" is not an https:// URL`,
                'Write the whole URL.',
              ],
              [
                isWebUrl(each) && urlEn !== undefined && !each.endsWith('/'),
                `${name}: "${each}" does not end with a slash`,
                `Write "${each}/", as paths are appended to it.`,
              ],
            ),
      ),
      ...issuesAt(place, [
        logo !== undefined && !staticFiles.has(logo),
        `${name}: the logo ${logo} does not exist`,
        `Add static${logo}.`,
      ]),
    ];
  });
}

/** The links of the tool family have valid URLs, and their logos exist. */
export const tools: Check<Content> = ({ staticFiles }) =>
  checkTools([...toolGroups.flatMap(({ links }) => links), family], staticFiles);
