import fs from 'node:fs';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { visit } from 'unist-util-visit';
import type { OverviewGroup, OverviewItem } from '../../lib/overview';
import { mdx, readHeading, splitFrontMatter } from '../../remark/mdx';

type Doc = LoadedVersion['docs'][number];

/** Heading depths that are listed unless the page or the overview sets others. */
const defaultDepths = [2];

function depthsOf(doc: Doc | undefined): number[] | undefined {
  const depths = (doc?.frontMatter as { overviewHeaders?: number[] } | undefined)?.overviewHeaders;
  return depths;
}

/** Lists the headings of a page that have an id and are below its title. */
function headingsOf(file: string): OverviewItem['headings'] {
  const { body } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
  const headings: OverviewItem['headings'] = [];
  visit(mdx.parse(body), 'heading', (node) => {
    const { text, id } = readHeading(node);
    if (id !== undefined && node.depth > 1) headings.push({ id, text, depth: node.depth });
  });
  return headings;
}

/**
 * Lists the pages of a sidebar by group, starting with the page that the group's label links to.
 * Each page comes with its headings and the depths of those to show: its own `overviewHeaders`, or
 * else those of the overview page. The overview page itself is left out.
 *
 * @param fileOf path of a page's source file
 * @throws Error if the sidebar does not exist or none of its pages has `overview: true`
 */
export function buildOverview(
  { docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  sidebarName: string,
  fileOf: (source: string) => string,
): OverviewGroup[] {
  const sidebar = sidebars[sidebarName];
  if (!sidebar) {
    throw new Error(
      `sidebars.ts has no sidebar "${sidebarName}". Fix: Name an existing one in src/plugins/overview.`,
    );
  }
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const overview = docs.find(
    (doc) =>
      doc.sidebar === sidebarName && 'overview' in doc.frontMatter && doc.frontMatter.overview,
  );
  if (!overview) {
    throw new Error(
      `No page of the sidebar "${sidebarName}" is the overview. Fix: Set "overview: true" in the front matter of one.`,
    );
  }

  function itemOf(id: string): OverviewItem {
    const doc = byId.get(id);
    if (!doc) {
      throw new Error(
        `The page "${id}" of the sidebar "${sidebarName}" does not exist. Fix: Correct sidebars.ts.`,
      );
    }
    return {
      title: doc.title,
      permalink: doc.permalink,
      depths: depthsOf(doc) ?? depthsOf(overview) ?? defaultDepths,
      headings: headingsOf(fileOf(doc.source)),
    };
  }

  const loose: OverviewGroup = { title: '', items: [] };
  const groups: OverviewGroup[] = [];
  for (const item of sidebar) {
    if ((item.type === 'doc' || item.type === 'ref') && item.id !== overview.id) {
      loose.items.push(itemOf(item.id));
    } else if (item.type === 'category') {
      const linked = item.link?.type === 'doc' ? byId.get(item.link.id) : undefined;
      const pages = item.items.flatMap((child) =>
        child.type === 'doc' || child.type === 'ref' ? [itemOf(child.id)] : [],
      );
      groups.push({
        title: item.label,
        permalink: linked?.permalink,
        // The page that the label links to documents options, too.
        items: [...(linked ? [itemOf(linked.id)] : []), ...pages],
      });
    }
  }
  return loose.items.length > 0 ? [...groups, loose] : groups;
}
