import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { importDefault } from './jsx';
import { tocOf } from './toc';

/**
 * Remark transform: lists the headings that components render in the outline of the page, between
 * those of the text. Docusaurus only does so for components that are Markdown files.
 *
 * @param modules module with the headings that a component renders, by the component's name
 */
export default function outlineComponents(modules: Readonly<Record<string, string>>) {
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
