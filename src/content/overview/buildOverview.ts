import type { OverviewGroup } from '../../site/overview';
import { listPages, type Doc, type Version } from './listPages';
import { readHeadings } from './readHeadings';

/** Heading depths that are listed unless the page or the overview sets others. */
const defaultDepths = [2];

function depthsOf(doc: Doc): number[] | undefined {
  return (doc.frontMatter as { overviewHeaders?: number[] }).overviewHeaders;
}

/**
 * Lists the pages of a sidebar by group. Each page comes with its headings and the depths of those
 * to show: its own `overviewHeaders`, or else those of the overview page. The overview page itself
 * is left out.
 *
 * @param fileOf path of a page's source file
 * @throws Error if the sidebar does not exist or none of its pages has `overview: true`
 */
export function buildOverview(
  version: Version,
  sidebarName: string,
  fileOf: (source: string) => string,
): OverviewGroup[] {
  const overview = version.docs.find(
    ({ sidebar, frontMatter }) =>
      sidebar === sidebarName && 'overview' in frontMatter && frontMatter.overview,
  );
  if (!overview) {
    throw new Error(
      `No page of a sidebar "${sidebarName}" is the overview. Fix: Set "overview: true" in the front matter of one.`,
    );
  }
  const depths = depthsOf(overview) ?? defaultDepths;
  // A page has this sidebar, so there is one.
  return listPages(version.docs, version.sidebars[sidebarName]!, (doc) =>
    doc === overview
      ? undefined
      : {
          depths: depthsOf(doc) ?? depths,
          headings: readHeadings(fileOf(doc.source)).map(({ heading }) => heading),
        },
  );
}
