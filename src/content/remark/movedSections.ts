import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { jsx } from './jsx';

/**
 * Remark transform: keeps links to sections that are on other pages now. The front matter
 * `moved: { old-id: /guide/basic/cli#new-id }` of the page where a section was adds a note with the
 * former id and a link, which the browser follows (src/client/scrolling) and Docusaurus checks.
 */
export default function movedSections() {
  return (tree: Root, { data }: VFile): void => {
    const { moved = {} } = (data.frontMatter ?? {}) as { moved?: Readonly<Record<string, string>> };
    for (const [id, to] of Object.entries(moved))
      tree.children.push(jsx('MovedSection', { id, to }));
  };
}
