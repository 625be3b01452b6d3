import type { RenderedPage } from '../readPages';
import type { SidebarEntry } from '../sections';

/** A page with its Markdown form. */
export interface MarkdownPage extends Pick<
  RenderedPage,
  'route' | 'url' | 'title' | 'description' | 'section'
> {
  markdown: string;
}

/** Pages of one section, in the order of the sidebar. */
export interface PageGroup {
  title: string;
  pages: MarkdownPage[];
}

/**
 * Groups pages by section in the order of the sidebars; pages in no sidebar (the blog) come last.
 */
export function groupPages(
  pages: readonly MarkdownPage[],
  sidebar: readonly SidebarEntry[],
): PageGroup[] {
  const order = sidebar.flatMap(({ routes }) => routes);
  const place = ({ route }: MarkdownPage) => {
    const at = order.indexOf(route);
    return at < 0 ? order.length : at;
  };
  const groups = new Map<string, MarkdownPage[]>();
  for (const page of [...pages].sort((a, b) => place(a) - place(b)))
    groups.set(page.section, [...(groups.get(page.section) ?? []), page]);

  return [...groups].map(([title, members]) => ({ title, pages: members }));
}
