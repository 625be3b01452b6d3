import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/** The key of the page in its front matter: new URLs of sections by their former ids. */
const key = 'moved';

/**
 * Remark transform: keeps links to sections that are on other pages now. The front matter
 * `moved: { old-id: /guide/basic/cli#new-id }` of the page where a section was adds a note with the
 * former id and a link, which the browser follows (src/browser/scrolling) and Docusaurus checks.
 *
 * @throws Error if the front matter has another form
 */
export default function movedSections() {
  return (tree: Root, { data, path }: VFile): void => {
    const { [key]: moved } = (data.frontMatter ?? {}) as Record<string, unknown>;
    if (moved === undefined) return;
    for (const [id, to] of Object.entries(moved ?? {})) {
      if (typeof to !== 'string' || !to.startsWith('/')) {
        throw new Error(
          `${path}: "${key}" must list URLs by ids, "${id}" has none. Fix: Write "${id}: /path#id".`,
        );
      }
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'MovedSection',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'id', value: id },
          { type: 'mdxJsxAttribute', name: 'to', value: to },
        ],
        children: [],
      });
    }
  };
}
