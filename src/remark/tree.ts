/**
 * The little of the Markdown tree (mdast with MDX) that the transforms touch.
 * Own types and walk instead of `unist-util-visit`: that package is ESM only,
 * which the CommonJS test runner cannot load, and this is all we need of it.
 */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  lang?: string | null;
  meta?: string | null;
  name?: string | null;
  attributes?: JsxAttribute[];
  position?: { start: { line: number } };
  data?: Record<string, unknown>;
}

/** `<Name name="value">`, or an expression as value. */
export interface JsxAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** What a transform may know of the file it works on. */
export interface SourceFile {
  path?: string;
}

/** Calls `visit` for every node, parents before children. */
export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) {
    walk(child, visit);
  }
}

/**
 * Calls `visit` for every element written as JSX with the given name, wherever
 * it stands: in a paragraph or on its own.
 */
export function walkJsx(tree: TreeNode, name: string, visit: (node: TreeNode) => void): void {
  walk(tree, (node) => {
    const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isJsx && node.name === name) {
      visit(node);
    }
  });
}

/** The value of an attribute written as plain string, else `undefined`. */
export function stringAttribute(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
