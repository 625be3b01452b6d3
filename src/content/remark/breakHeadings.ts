import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** After a dot or an underscore between words, but not before a short file extension. */
const seam = /(?<=\w[._])(?=\w{4})/;

const element = (name: string, children: PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children,
  // Marks the element as written in JSX: the theme renders other `code` that contains elements as a
  // block.
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
 * Remark transform: lets a long name in a heading wrap between its parts. Without it, a narrow
 * screen would break `output.overrideBrowserslist` at any letter. It runs after Docusaurus has
 * collected the headings for the outline, where styles do the same.
 */
export default function breakHeadings() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      heading.children = heading.children.map(breakName);
    });
  };
}
