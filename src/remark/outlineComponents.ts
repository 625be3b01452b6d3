import type { ArrayExpression } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { importDefault } from './jsx';

export interface OutlineComponentsOptions {
  /** Module with the headings that a component renders, by the component's name. */
  modules: Readonly<Record<string, string>>;
}

/** The list in `export const toc = […]`, which Docusaurus adds to every page. */
function tocOf(tree: Root): ArrayExpression['elements'] {
  for (const node of tree.children) {
    const [statement] = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    if (statement?.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [variable] = statement.declaration.declarations;
    if (variable?.id.type === 'Identifier' && variable.id.name === 'toc')
      return (variable.init as ArrayExpression).elements;
  }
  throw new Error('Docusaurus has not listed the headings of this page.');
}

/**
 * Remark transform: lists the headings that components render in the outline of the page, between
 * those of the text. Docusaurus only does so for components that are Markdown files.
 */
export default function outlineComponents({ modules }: OutlineComponentsOptions) {
  return (tree: Root): void => {
    const imports: MdxjsEsm[] = [];
    let position = 0;
    visit(tree, (node) => {
      // The title of the page isn't in the list.
      if (node.type === 'heading' && node.depth > 1) position += 1;
      const name = 'name' in node && node.name;
      const source = name && modules[name];
      if (!source) return;
      const headings = `headingsOf${name}`;
      imports.push(importDefault(headings, source));
      tocOf(tree).splice(position, 0, {
        type: 'SpreadElement',
        argument: { type: 'Identifier', name: headings },
      });
      position += 1;
    });
    tree.children.unshift(...imports);
  };
}
