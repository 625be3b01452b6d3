import { walk, type TreeNode } from './tree';

/** After a dot or an underscore between words, but not before the short end of a file name. */
const seam = /(?<=\w[._])(?=\w{4})/;

/** An element as if the author had written its tag: the theme takes other code with elements in it for a block. */
const element = (name: string, children: TreeNode[]): TreeNode => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children,
  data: { _mdxExplicitJsx: true },
});

/**
 * Remark transform: lets a long name in a heading break between its parts. A narrow screen would break
 * `output.overrideBrowserslist` anywhere. It runs after the outline was read, which breaks names by its styles.
 */
export default function breakHeadings() {
  return (tree: TreeNode): void => {
    walk(tree, (node) => {
      if (node.type !== 'heading') return;
      node.children = node.children?.map((child) => {
        const parts = child.type === 'inlineCode' ? (child.value ?? '').split(seam) : [];
        if (parts.length < 2) return child;
        const children = parts.flatMap((value) => [element('wbr', []), { type: 'text', value }]);
        return element('code', children.slice(1));
      });
    });
  };
}
