import { errorCode } from '../../site/messages';
import { problemSections } from '../../site/problemSections';
import type { OverviewGroup, OverviewHeading } from '../../site/overview';
import { listPages, type Version } from './listPages';
import { readHeadings } from './readHeadings';

/** Names and commands have at most two words. */
function isMessage(code: string): boolean {
  return code.split(' ').length > 2;
}

/** The headings of a page's source file that are about an error. */
function entriesOf(file: string): OverviewHeading[] {
  let isInSection = false;
  return readHeadings(file).flatMap(({ heading, codes }) => {
    if (heading.depth === 2) isInSection = problemSections.has(heading.id);
    const isBelow = isInSection && heading.depth > 2;
    return isBelow || errorCode.test(heading.text) || codes.some(isMessage) ? [heading] : [];
  });
}

/**
 * Lists, by group and page, the headings below a section about errors, and elsewhere those that
 * quote a message or an error code. Pages and groups without such a heading are left out.
 *
 * @param fileOf path of a page's source file
 */
export function buildTroubleshooting(
  version: Version,
  fileOf: (source: string) => string,
): OverviewGroup[] {
  const groups = Object.values(version.sidebars).flatMap((sidebar) =>
    listPages(version.docs, sidebar, ({ source }) => {
      const headings = entriesOf(fileOf(source));
      return headings.length > 0 ? { depths: [2, 3, 4], headings } : undefined;
    }),
  );
  return groups.filter(({ items }) => items.length > 0);
}
