import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** After a dot or an underscore between words, but not before the short end of a file name. */
const seam = /(?<=\w[._])(?=\w{4})/;

const element = (name: string, children: PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children,
  // As if written as JSX: the theme takes other `code` with elements in it for a block.
  data: { _mdxExplicitJsx: true } as MdxJsxTextElement['data'],
});

function breakName(child: PhrasingContent): PhrasingContent {
  const [first, ...rest] = child.type === 'inlineCode' ? child.value.split(seam) : [];
  if (first === undefined || rest.length === 0) return child;
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  return element('code', [
    text(first),
    ...rest.flatMap((part) => [element('wbr', []), text(part)]),
  ]);
}

/**
 * Remark transform: lets a long name in a heading break between its parts, where a narrow screen
 * would break `output.overrideBrowserslist` anywhere. It runs after the outline was read, which
 * breaks names by its styles.
 */
export default function breakHeadings() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      heading.children = heading.children.map(breakName);
    });
  };
}
