import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import { program } from '../jsx';

/** `export const toc = […]`, as Docusaurus adds the list of headings to a page. */
export function tocProgram(items: unknown[]): Program {
  return program({
    type: 'ExportNamedDeclaration',
    attributes: [],
    specifiers: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'toc' },
          init: valueToEstree(items),
        },
      ],
    },
  });
}
