import type { ArrayExpression } from 'estree';
import type { Root } from 'mdast';

/** The list in `export const toc = […]`, which Docusaurus adds to every page. */
export function tocOf(tree: Root): ArrayExpression['elements'] {
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
