import { program } from './estree';
import { walk, type TreeNode } from './tree';

export interface AutoImportOptions {
  /** Module by component: `{ OptionFacts: '@site/src/components/OptionFacts' }`. */
  components: Readonly<Record<string, string>>;
}

/**
 * Remark transform: gives a page the import of each component it uses, so that
 * authors write none. Registering the components in `MDXComponents` would do the
 * same, but put them and all they need into the first load of *every* page.
 */
export default function autoImport({ components }: AutoImportOptions) {
  return (tree: TreeNode): void => {
    const used = new Set<string>();
    const imported = new Set<string>();
    walk(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        importedNames(node.value ?? '').forEach((name) => imported.add(name));
      } else if (node.name && node.type.startsWith('mdxJsx')) {
        used.add(node.name);
      }
    });
    const missing = Object.entries(components).filter(
      ([name]) => used.has(name) && !imported.has(name),
    );
    tree.children?.unshift(...missing.map(importNode));
  };
}

/** Default imports are all that the pages and the transforms write. */
function importedNames(code: string): string[] {
  return [...code.matchAll(/import\s+(\w+)/g)].map(([, name]) => name as string);
}

function importNode([name, source]: [string, string]): TreeNode {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: program([
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [
            {
              type: 'ImportDefaultSpecifier',
              local: { type: 'Identifier', name },
            },
          ],
          source: { type: 'Literal', value: source },
        },
      ]),
    },
  };
}
