import { codeKind } from './codeKind';
import { escapeHtml } from './escapeHtml';

const entry = /^(?<branch>[│├└─ ]*)(?<name>.*)$/;

/**
 * A folder drawn as a tree. The branches are hidden from screen readers, which would spell them
 * out, and names have a color if it isn't that of the whole tree: `└── a.d.ts` →
 * `<span aria-hidden="true">└── </span><span class="token types">a.d.ts</span>`
 *
 * @param root path of the folder that the tree shows
 */
export function treeToHtml(tree: string, root = ''): string {
  const kind = codeKind(root);
  const lines = tree.split('\n').map((line) => {
    const { branch = '', name = '' } = entry.exec(line)?.groups ?? {};
    return { branch, name, depth: branch.length / 4 };
  });
  const folders: string[] = [];
  return lines
    .map(({ branch, name, depth }, index) => {
      folders.length = depth;
      folders.push(name);
      const isFolder = (lines[index + 1]?.depth ?? 0) > depth;
      const own = codeKind([root, ...folders].join('/'));
      const token = isFolder ? 'comment' : own !== kind && own !== 'plain' && own;
      const text = escapeHtml(name);
      return (
        (branch && `<span aria-hidden="true">${branch}</span>`) +
        (token ? `<span class="token ${token}">${text}</span>` : text)
      );
    })
    .join('\n');
}
