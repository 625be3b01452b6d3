import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importDefault } from './jsx';

/**
 * Remark transform: imports the components that a page uses, so that authors do not have to.
 * Registering them in `MDXComponents` would work, too, but would put them and everything they need
 * into the first load of *every* page.
 *
 * @param components module by component: `{ OptionFacts: '@site/src/components/OptionFacts' }`
 */
export default function autoImport(components: Readonly<Record<string, string>>) {
  return (tree: Root): void => {
    const used = new Set<string>();
    const imported = new Set<string>();
    visit(tree, (node) => {
      // Default imports are the only kind that pages and transforms contain.
      if (node.type === 'mdxjsEsm')
        for (const [, name = ''] of node.value.matchAll(/import\s+(\w+)/g)) imported.add(name);
      else if ('name' in node && node.name) used.add(node.name);
    });
    const missing = Object.entries(components).filter(
      ([name]) => used.has(name) && !imported.has(name),
    );
    tree.children.unshift(...missing.map(([name, source]) => importDefault(name, source)));
  };
}
