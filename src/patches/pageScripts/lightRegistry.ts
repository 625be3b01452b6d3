/** An entry of the registry: a chunk's name, and its module three times. */
const entry = /webpackChunkName: "(\w+)" \*\/ ("([^"]+)")\), \2, require\.resolveWeak\(\2\)/g;

/** What all pages of docs have in common: the parts of their layout, and the sidebars. */
const ofAllDocs = /^@theme\/Doc|^@generated\/docusaurus-plugin-content-docs\//;

/**
 * Rewrites Docusaurus' registry of chunks. What all docs have in common becomes one chunk, which
 * compresses better than many; and each entry has the name of its chunk where Docusaurus has the
 * path of the module, so that what a page reports when it is rendered is what the bundler's
 * manifest knows.
 *
 * @param source e.g. `a1: [() => import(/* webpackChunkName: "a1" *\/ "b"), "b",
 *   require.resolveWeak("b")]`, of which the last element is left out, as nothing reads it
 * @throws Error if Docusaurus writes the registry in another way
 */
export function lightRegistry(source: string): string {
  const result = source.replace(entry, (_entry, name: string, request: string, module: string) => {
    const chunk = ofAllDocs.test(module) ? 'docs' : name;
    return `webpackChunkName: "${chunk}" */ ${request}), "${chunk}"`;
  });
  if (result === source || result.includes('resolveWeak'))
    throw new Error('Docusaurus writes its registry of chunks in a new way.');
  return result;
}
