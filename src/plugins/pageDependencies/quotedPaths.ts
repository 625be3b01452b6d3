/**
 * What a page quotes of `examples/`, as its Markdown names it: paths of files and folders below
 * that folder.
 *
 * ```` ```ts file="dual/rslib.config.ts" ```` → `dual/rslib.config.ts`; `<OutputExplorer example="explorer" />` → `explorer`
 */
export function quotedPaths(markdown: string): string[] {
  return [...markdown.matchAll(/\b(?:file|example)="([^"]+)"/g)].map(([, path = '']) => path);
}
