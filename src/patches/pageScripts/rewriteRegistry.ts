/** What all pages of docs have in common: the parts of their layout, and the sidebars. */
const ofAllDocs = /^"(?:@theme\/Doc|@generated\/docusaurus-plugin-content-docs\/)/;

/** A line of the registry: an id, and the path of a module, which it has three times. */
const entry =
  /^ *("[^"]+"): \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\), \2, require\.resolveWeak\(\2\)\],/gm;

/**
 * Rewrites Docusaurus' registry of chunks. What all docs have in common becomes one chunk, which
 * compresses better than many; and each entry has the name of its chunk where Docusaurus has the
 * path of the module, so that what a page reports when it is rendered is what the bundler's
 * manifest knows.
 *
 * @param source `export default { "a1": [() => import("b"), "b", require.resolveWeak("b")] };`, of
 *   which the last element is left out, as nothing reads it
 * @throws Error if Docusaurus writes the registry in another way
 */
export function rewriteRegistry(source: string): string {
  const entries = [...source.matchAll(entry)].map(([, name = '', module = '']) => {
    const chunk = ofAllDocs.test(module) ? '"docs"' : name;
    return `${name}: [() => import(/* webpackChunkName: ${chunk} */ ${module}), ${chunk}],\n`;
  });
  if (entries.length === 0 || !/^export default \{\s*\};\s*$/.test(source.replace(entry, '')))
    throw new Error('Docusaurus writes its registry of chunks in a new way.');
  return `export default {\n${entries.join('')}};\n`;
}
