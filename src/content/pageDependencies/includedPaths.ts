/**
 * Finds the files and folders that the Markdown of a page includes, as paths below `examples/`.
 *
 * ```` ```ts file="dual/rslib.config.ts" ```` → `dual/rslib.config.ts`
 *
 * `<OutputExplorer example="explorer" />` → `explorer`
 */
export function includedPaths(markdown: string): string[] {
  return [...markdown.matchAll(/\b(?:file|example)="([^"]+)"/g)].map(([, path = '']) => path);
}
